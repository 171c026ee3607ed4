import type { AppOverride } from '../../../shell/contract/catalogue.ts'
import type { MenuItem } from '../../../shell/contract/layout.ts'
import { search, textIndex, type TextIndex } from '../../kit/search/text-index.ts'

/** An app as the list shows it. */
export interface ListedApp {
  /** Of the app behind it; '' where there is none. */
  key: string
  title: string
  path: string
  override?: AppOverride
  icon?: string
  /** What it is listed under; '' where that is nothing. */
  category: string
  /** What it asks of the agency's account. */
  permissions?: readonly string[]
  /** It is locked for want of that, which may be asked for. */
  isRequestable?: boolean
  /** `locked`: there, but not for this brand or tenant today; `later`: not built yet. */
  state: 'open' | 'locked' | 'later'
  /** Of a locked one, in words for people. */
  why?: string
}

/** A category and its apps; '' for those that stand in none. */
export interface AppGroup {
  title: string
  apps: readonly ListedApp[]
}

/** One is open, the other where one came from. */
const PLACES: readonly string[] = ['apps', 'you-page']

/** The apps of the menu that a person sees, by category: what opens first, then what is locked. */
export function groupsOf(items: readonly MenuItem[]): readonly AppGroup[] {
  const shown = items.filter(({ hidden }) => !hidden)
  const single = shown.filter((item) => !item.items)
  return [
    { title: '', apps: listed(single, '') },
    ...shown.flatMap(({ title, items: within }) =>
      within ? [{ title, apps: listed(leavesOf(within), title) }] : [],
    ),
  ].filter(({ apps }) => apps.length > 0)
}

const leavesOf = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.filter(({ hidden }) => !hidden).flatMap((item) => (item.items ? leavesOf(item.items) : [item]))

/** What the agency gave no place stands after what it did. */
const placeOf = ({ override }: ListedApp) => override?.position ?? Number.MAX_SAFE_INTEGER

function listed(items: readonly MenuItem[], category: string): readonly ListedApp[] {
  const apps = items
    .flatMap((item) =>
      item.path && !PLACES.includes(item.app ?? '') ? [listedApp(item, item.path, category)] : [],
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return [
    ...apps.filter(({ state }) => state !== 'locked'),
    ...apps.filter(({ state }) => state === 'locked'),
  ]
}

/** What is built, and what is not yet, each by category. */
export function builtFirst(groups: readonly AppGroup[]): {
  built: readonly AppGroup[]
  later: readonly AppGroup[]
} {
  const of = (isWanted: (app: ListedApp) => boolean) =>
    groups
      .map(({ title, apps }) => ({ title, apps: apps.filter(isWanted) }))
      .filter(({ apps }) => apps.length > 0)
  return { built: of(({ state }) => state !== 'later'), later: of(({ state }) => state === 'later') }
}

function listedApp(
  { title, app = '', override, appIcon, permissions, requestable, disabled, why, notAvailable }: MenuItem,
  path: string,
  category: string,
): ListedApp {
  return {
    key: app,
    title,
    category,
    ...(permissions && { permissions }),
    ...(requestable && { isRequestable: true }),
    ...(override && { override }),
    path,
    state: requestable ? 'locked' : notAvailable ? 'later' : disabled ? 'locked' : 'open',
    ...(appIcon && { icon: appIcon }),
    ...(why && { why }),
  }
}

/** Made once for all that is typed. */
export const appIndex = (groups: readonly AppGroup[]): TextIndex<ListedApp> =>
  textIndex(
    groups.flatMap(({ apps }) => apps),
    ({ title, path, category }) => ({ title, beside: category, further: path.replaceAll(/[/-]/g, ' ') }),
  )

/** As the palette finds them, the best first: where no title has what was typed, those that look like it (`plnr`). */
export function findApps(index: TextIndex<ListedApp>, query: string): readonly ListedApp[] {
  const found = search(index, query).flat()
  return found.length > 0 ? found : search(index, query, { loose: true }).flat()
}

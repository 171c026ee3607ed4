import { computed, map } from 'nanostores'
import { cachedWorkspaces, fetchWorkspacesPreview, findBrandsOf } from '../api/workspaces.ts'
import { CONFIG } from '../config/environment.ts'
import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import type { Workspace } from '../contract/entities.ts'
import { holds } from '../contract/holds.ts'
import { byName } from '../contract/workspace-rules.ts'
import { $held } from './permissions.ts'
import { sameValue } from './kit/same-value.ts'
import { $session } from './session.ts'
import { SharedLoad } from './kit/shared-load.ts'

interface WorkspacesState {
  loading: boolean
  /** Undefined until loaded. */
  list?: readonly Workspace[]
  /** There are more brands than these, which the server finds; `found` is what it found so far. */
  isCut?: boolean
  found?: readonly Workspace[]
  organisation: string
  brandId: string
}

/** What the person may see under the agency's organisation. */
export const $workspaces = map<WorkspacesState>({ loading: false, organisation: '', brandId: '' })

/** By id; constant-time look-ups however many brands there are. */
export const $workspacesById = computed($workspaces, ({ list, found }) => withFound(byId(list), found))

const $allBrands = computed($workspaces, ({ list }) => brandsOf(list))

const NONE: readonly Workspace[] = Object.freeze([])

/** Brands in the order of their names: those that the person may work in, and those they only see. */
const $brandsByAccess = computed([$allBrands, $held], (all, held) => {
  // before permissions are there a default brand would be shown and kept though another one is open
  if (held.size === 0) return { open: NONE, closed: NONE }
  const open: Workspace[] = []
  const closed: Workspace[] = []
  for (const brand of all)
    (holds(held.get(brand.azId), WORKSPACE_ACCESS, CONFIG.permissionPrefix) ? open : closed).push(brand)
  return { open: Object.freeze(open), closed: Object.freeze(closed) }
})

export const $brands = computed($brandsByAccess, ({ open }) => open)
export const $closedBrands = computed($brandsByAccess, ({ closed }) => closed)

/** The current brand: the chosen one, else the default. */
export const $workspace = computed(
  [$workspaces, $workspacesById, $brandsByAccess],
  ({ brandId }, all, { open, closed }) => all.get(brandId) ?? defaultBrand(open, closed),
)

const underWay = new SharedLoad()

/**
 * Brands kept from an earlier visit are there at once, and replaced when the server says otherwise: they grant nothing, for
 * permissions decide which are open. @throws HttpError, NetworkError
 */
export function getWorkspaces(organisation: string): Promise<void> {
  const { subject } = $session.get()
  const kept =
    $workspaces.get().organisation === organisation ? undefined : cachedWorkspaces(subject, organisation)
  const isEnough = kept !== undefined && kept.list.length > 0
  if ($workspaces.get().organisation !== organisation) {
    const { loading, brandId } = $workspaces.get()
    $workspaces.set({
      loading,
      brandId,
      organisation,
      ...(isEnough && { list: Object.freeze(kept.list), isCut: kept.isCut }),
    })
  }
  const asked = underWay.run(organisation, (isWanted) => loadWorkspaces(organisation, subject, isWanted))
  if (isEnough) asked.catch(() => {}) // what is shown may still hold
  return isEnough ? Promise.resolve() : asked
}

async function loadWorkspaces(organisation: string, subject: string, isWanted: () => boolean): Promise<void> {
  $workspaces.setKey('loading', true)
  try {
    const { list, isCut } = await fetchWorkspacesPreview(organisation, () => (isWanted() ? subject : ''))
    const isNews = isCut !== $workspaces.get().isCut || !sameValue(list, $workspaces.get().list)
    if (isWanted() && isNews) $workspaces.set({ ...$workspaces.get(), list: Object.freeze(list), isCut })
  } finally {
    if (isWanted()) $workspaces.setKey('loading', false)
  }
}

/** Where there are more brands than are listed: the first that match on the server, known by their id from then on. @throws HttpError, NetworkError */
export async function findBrands(search: string, signal?: AbortSignal): Promise<readonly Workspace[]> {
  return keepFound(await findBrandsOf($workspaces.get().organisation, { search }, signal))
}

/** A brand that may be none of those listed is asked for by its id. @throws HttpError, NetworkError */
export async function ensureBrand(id: string): Promise<void> {
  const { isCut, organisation } = $workspaces.get()
  if (isCut && id && !$workspacesById.get().has(id)) keepFound(await findBrandsOf(organisation, { id }))
}

function keepFound(brands: readonly Workspace[]): readonly Workspace[] {
  const known = $workspacesById.get()
  const more = brands.filter(({ id }) => !known.has(id))
  if (more.length > 0) $workspaces.setKey('found', [...($workspaces.get().found ?? []), ...more])
  return brands
}

export function chooseBrand(brandId: string): void {
  if ($workspaces.get().brandId !== brandId) $workspaces.setKey('brandId', brandId)
}

export function clearWorkspaces(): void {
  forgetWorkspaces('')
}

/** All is to be asked for anew; the person's brand stays chosen. */
export function expireWorkspaces(): void {
  forgetWorkspaces($workspaces.get().brandId)
}

function forgetWorkspaces(brandId: string): void {
  underWay.forget()
  $workspaces.set({ loading: false, organisation: '', brandId })
}

/** What an address without a brand means: the first live one by name, of those the person may work in where there are such. */
function defaultBrand(open: readonly Workspace[], closed: readonly Workspace[]): Workspace | undefined {
  const isLive = ({ status }: Workspace) => status === 'LIVE'
  return open.find(isLive) ?? open[0] ?? closed.find(isLive) ?? closed[0]
}

const byId = remembered(
  (list: readonly Workspace[] | undefined) =>
    new Map((list ?? []).map((workspace) => [workspace.id, Object.freeze(workspace)])),
)

function withFound(
  listed: ReadonlyMap<string, Workspace>,
  found: readonly Workspace[] | undefined,
): ReadonlyMap<string, Workspace> {
  return found
    ? new Map([...listed, ...found.map((brand) => [brand.id, Object.freeze(brand)] as const)])
    : listed
}

const brandsOf = remembered((list: readonly Workspace[] | undefined) =>
  Object.freeze((list ?? []).filter(({ type }) => type === 'BRAND').toSorted(byName)),
)

/** Ten thousand brands are indexed when they change, not when another key of the store does. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined
  return (input) => (last && last.input === input ? last : (last = { input, output: compute(input) })).output
}

import { entryOf } from '../catalogue/entries.ts'
import { AGENCY_ACCESS_PATH } from '../config/routes.ts'
import { brandLabel } from '../contract/brand-label.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { $place, type Place } from '../stores/place.ts'
import { $tenant } from '../stores/tenant.ts'
import { $workspacesById } from '../stores/workspaces.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'
import { words } from '../words/words.ts'

/** Pages of an app that are not what the app is called after. */
const PATH_TITLES = new Map<string, 'access' | 'signIn'>([
  [AGENCY_ACCESS_PATH, 'access'],
  ['/login', 'signIn'],
])

/** Where we are, in one line: the most special first. Worked out when asked: a mini-app may change its breadcrumbs thousands of times before. */
export function pageTitle(): string {
  const { route } = $place.get()
  const { details, section, hideSection, app: name, text } = $breadcrumbs.get()
  const { name: tenant } = $tenant.get()
  const last = details?.at(-1)?.name
  const brand = $workspacesById.get().get(brandIdIn(route.path) ?? '')
  const given = givenTitle($place.get())
  const titles = [
    last,
    hideSection ? undefined : section,
    name,
    text,
    name ? undefined : given,
    brand && brandLabel(brand),
    tenant === 'Agency OS' ? undefined : tenant,
    'Agency OS',
  ]
  return [...new Set(titles.filter(Boolean))].join(' · ')
}

function givenTitle({ app, page, route }: Place): string | undefined {
  const path = PATH_TITLES.get(route.path)
  if (path) return words(`title.${path}`)
  const entry = app ? entryOf(app) : undefined
  if (entry) return titleSaid(entry.title)
  return page === '' || page === 'sign-in' ? undefined : words(`title.${page}`)
}

import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import type { Workspace } from '../contract/entities.ts'
import { permissionsLoaded } from '../guards/permissions-loaded.ts'
import type { Verdict } from '../guards/verdict.ts'
import { isLocale } from '../contract/is-locale.ts'
import { mergeDisplaySettings } from '../stores/display-settings.ts'
import { accountHolds } from '../stores/permissions.ts'
import { $users } from '../stores/users.ts'
import { $workspace, $workspacesById, chooseBrand } from '../stores/workspaces.ts'
import { placeIn, routeAt } from './hash-route.ts'
import { OWN_COUNTRIES } from './own-countries.ts'

/** Who is signed in, what they may do and which brands there are: as the portal asks, with the brand of the address. */
export async function loadPerson(): Promise<Verdict> {
  const verdict = await permissionsLoaded({ route: routeAt(location.pathname, placeIn(location.hash)) })
  if (verdict === 'pass') takeBrand(placeIn(location.hash).brandId)
  return verdict
}

/** A brand that the person may not work in gives way to one that they may. */
export function takeBrand(brandId: string): void {
  const brand = $workspacesById.get().get(brandId)
  if (brand && mayWorkIn(brand)) chooseBrand(brandId)
  formatAsInCountry()
}

export const mayWorkIn = ({ type, azId }: Workspace): boolean =>
  type === 'BRAND' && accountHolds(azId, WORKSPACE_ACCESS)

/** Numbers and dates as the person has chosen, else as in the country of the brand. */
function formatAsInCountry(): void {
  const { dateLocale, numberLocale } = $users.get().myself ?? {}
  const country = OWN_COUNTRIES[$workspace.get()?.country?.code ?? '']
  mergeDisplaySettings({
    dateLocale: isLocale(dateLocale) ? dateLocale : country?.dateLocale,
    numberLocale: isLocale(numberLocale) ? numberLocale : country?.numberLocale,
  })
}

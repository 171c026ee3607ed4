import { atom, computed } from 'nanostores'
import { getJson } from '../api/http.ts'
import { CONFIG } from '../config/environment.ts'
import { overridesIn, type Catalogue } from '../contract/catalogue.ts'
import { $session } from './session.ts'
import { $tenant } from './tenant.ts'
import { $workspace } from './workspaces.ts'

/** How the agency arranges its apps, for whom it was asked; nothing is arranged until it is known. */
export const $catalogue = atom<Partial<Catalogue> & { of?: string }>({})

/** What is said of apps in the market of the current brand. */
export const $overrides = computed([$catalogue, $workspace], ({ overrides = [] }, brand) =>
  overridesIn(overrides, brand?.country?.code),
)
$overrides.listen(() => {}) // a store that nobody listens to starts a timer each time it is read, at every click here

/** Once per person: what comes too late for somebody who has left is asked anew for the next. Rights do not hang on it: where no answer comes, apps stand as they are built. */
export async function ensureCatalogue(): Promise<void> {
  if ($catalogue.get().of !== $session.get().subject) await loadCatalogue()
}

/** Asks anew, as when an administrator has changed something. */
export async function loadCatalogue(): Promise<void> {
  const of = $session.get().subject
  const url = `${CONFIG.apis.catalogue}?agency=${$tenant.get().code}`
  const came = await getJson<{ data: Catalogue }>(url).catch(() => undefined)
  $catalogue.set({ ...$catalogue.get(), ...came?.data, of })
}

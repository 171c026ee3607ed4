import { AGENCY_ACCESS } from '../config/permissions.ts'
import type { AccessStateReason } from '../contract/entities.ts'
import { wordsReady } from '../contract/words.ts'
import { $agency, $held, $permissions, accountHolds, getPermissions } from '../stores/permissions.ts'
import { ensureCatalogue } from '../stores/catalogue.ts'
import { $users } from '../stores/users.ts'
import { $workspaces, ensureBrand, getWorkspaces } from '../stores/workspaces.ts'
import { ensureAgencies } from './agencies-loaded.ts'
import { loadFailure } from './load-failure.ts'
import { ensureMyself, isMyselfLoaded } from './user-loaded.ts'
import type { Verdict, Visit } from './verdict.ts'

/** Permissions wait only for the person, workspaces only for the agencies; a refusal that follows is told in words. */
export const permissionsLoaded = async (visit: Pick<Visit, 'route'>): Promise<Verdict> => {
  try {
    await Promise.all([
      ensurePermissions(),
      ensureWorkspaces(visit),
      ensureCatalogue(),
      wordsReady()?.catch(() => {}),
    ])
  } catch (error) {
    return loadFailure('permissions', 'login', error)
  }
  const reason = accessStateReason()
  return reason ? { accessState: reason } : 'pass'
}

/** Whether everything has been loaded, and nothing of it shuts the person out. */
export function isLoadedAndAllowed(): boolean {
  const { agenciesLoaded, permissions } = $permissions.get()
  const isLoaded =
    isMyselfLoaded() && agenciesLoaded && permissions !== undefined && missingWorkspaces() === undefined
  return isLoaded && accessStateReason() === null
}

async function ensurePermissions(): Promise<void> {
  if ($permissions.get().permissions && isMyselfLoaded()) return
  const kept = $users.get().myself?.email // the address of an earlier visit: nothing waits for the same one
  const early = kept === undefined ? undefined : getPermissions(kept)
  early?.catch(() => {})
  const email = await ensureMyself()
  await (email === kept ? early : getPermissions(email))
}

/** With the brand of the address and the chosen one, where the list does not hold all. */
async function ensureWorkspaces({ route }: Pick<Visit, 'route'>): Promise<void> {
  await ensureAgencies()
  const organisation = missingWorkspaces()
  if (organisation !== undefined) await getWorkspaces(organisation)
  await Promise.all([route.params['brandId'] ?? '', $workspaces.get().brandId].map(ensureBrand))
}

/** The organisation whose workspaces are still to be asked for. */
function missingWorkspaces(): string | undefined {
  const agency = $agency.get()
  const { list, organisation } = $workspaces.get()
  return agency && (!list || organisation !== agency.organisationsId) ? agency.organisationsId : undefined
}

/** Spec section 5: permission and agency loading fails when one of these is so. */
function accessStateReason(): AccessStateReason | null {
  const { agencies, permissions } = $permissions.get()
  const agency = $agency.get()
  if (agencies.length === 0) return 'NO_AGENCIES'
  if (!agency) return 'NO_AGENCY'
  if (!permissions?.length) return 'NO_PERMISSIONS'
  if (!accountHolds(agency.azId, AGENCY_ACCESS))
    return isHeldAnywhere(AGENCY_ACCESS) ? 'NO_AGENCY_ACCESS' : 'NO_AGENCIES_ACCESS'
  return $workspaces.get().list?.length ? null : 'NO_WORKSPACES'
}

function isHeldAnywhere(permission: string): boolean {
  return [...$held.get().keys()].some((account) => accountHolds(account, permission))
}

import type { Agency, Country, User, Workspace } from '../../shell/contract/entities.ts'
import { COUNTRIES } from '../../shell/config/countries.ts'
import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'
import { setAccessState } from '../../shell/stores/access-state.ts'
import { forgetRefusedVisits } from '../../shell/stores/refused-visits.ts'
import { $permissions, clearPermissions } from '../../shell/stores/permissions.ts'
import { sessionStarted } from '../../shell/stores/session.ts'
import { setTenant } from '../../shell/stores/tenant.ts'
import { $users, clearMyself } from '../../shell/stores/users.ts'
import { $workspaces, chooseBrand, clearWorkspaces } from '../../shell/stores/workspaces.ts'
import { configure } from './configure.ts'
import { sampleUser } from './sample-context.ts'

export const PREFIX = 'agency-os.'
const AUDIENCE_COUNTRIES = Object.keys(COUNTRIES).filter((code) => COUNTRIES[code]!.caas)

export const GERMANY: Country = { code: 'DE', name: 'Germany', currency: 'EUR' }
/** Not marked for audience services in the country table. */
export const ESTONIA: Country = { code: 'EE', name: 'Estonia', currency: 'EUR' }

export const brand = (id: string, country = GERMANY): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: null,
  type: 'BRAND',
  name: `Brand ${id}`,
  status: 'LIVE',
  country,
})
export const market = (country: Country): Workspace => ({
  id: `m-${country.code}`,
  azId: `az-m-${country.code}`,
  parentId: null,
  type: 'MARKET',
  name: country.name,
  status: 'LIVE',
  country,
})
export const agency = (code: string): Agency => ({
  code,
  id: `id-${code}`,
  name: code,
  azId: `az-${code}`,
  applicationsId: `app-${code}`,
  organisationsId: `org-${code}`,
  defaultTheme: `${code}-theme`,
})

/** What the servers know of the person who is signed in. */
export interface PortalWorld {
  tenant?: string
  user?: Partial<User>
  agencies?: readonly Agency[]
  workspaces?: readonly Workspace[]
  /** By account; brands' accounts hold workspace access unless they are named here. */
  held?: Record<string, readonly string[]>
  /** Answers with these statuses instead, by the start of the path: `users/me`, `agencies`, `v2/users`, `preview`. */
  failing?: Record<string, number>
  delayMs?: number
  config?: Partial<RuntimeConfig>
}

/** A new portal for somebody who has just signed in, before anything was loaded; the server of the test runner answers as told, after `grant` with other rights, and after `switchAudiences` with them in other countries. */
export async function enterPortal({
  tenant = 'choreograph',
  user,
  agencies = [agency(tenant)],
  workspaces = [brand('b1')],
  held = {},
  failing = {},
  delayMs = 0,
  config = {},
}: PortalWorld = {}): Promise<{
  asked(): Promise<string[]>
  grant(held: Record<string, readonly string[]>): Promise<void>
  switchAudiences(caas: readonly string[]): Promise<void>
}> {
  await quiet()
  const base = `/test-api/told/world-${crypto.randomUUID()}`
  const access = Object.fromEntries(
    workspaces.filter(({ type }) => type === 'BRAND').map(({ azId }) => [azId, ['OS_WORKSPACE_ACCESS']]),
  )
  const recordsOf = (all: typeof held) =>
    Object.entries({ ...access, ...all }).map(([account_id, permissions]) => ({ account_id, permissions }))
  const answers = {
    'users/me': { body: { data: { ...sampleUser, ...user } }, delayMs },
    agencies: { body: agencies, delayMs },
    preview: { body: workspaces, delayMs },
    catalogue: { body: { data: { overrides: [], announcements: [], caas: AUDIENCE_COUNTRIES } } },
    'v2/users': { body: recordsOf(held), delayMs },
    ...Object.fromEntries(
      Object.entries(failing).map(([path, status]) => [
        path,
        { status, body: { status, title: 'No', detail: 'Not now.' } },
      ]),
    ),
  }
  const tell = async (told: object) => void (await fetch(base, { method: 'PUT', body: JSON.stringify(told) }))
  await tell(answers)
  localStorage.clear()
  configure(
    {
      userDetails: base,
      workspaces: base,
      alphaZulu: base,
      live: `${base}/live`,
      catalogue: `${base}/catalogue`,
    },
    { permissionPrefix: PREFIX, ...config },
  )
  clearMyself()
  clearPermissions()
  clearWorkspaces()
  chooseBrand('')
  forgetRefusedVisits()
  setAccessState(null)
  setTenant(tenant)
  sessionStarted('person-1')
  return {
    asked: async () => (await (await fetch(`${base}/asked`)).json()) as string[],
    grant: (anew) => tell({ ...answers, 'v2/users': { body: recordsOf(anew) } }),
    switchAudiences: (caas) =>
      tell({ ...answers, catalogue: { body: { data: { overrides: [], announcements: [], caas } } } }),
  }
}

/** Loads that an earlier portal began have ended: their answers belong there. */
async function quiet(): Promise<void> {
  for (const store of [$users, $permissions, $workspaces]) {
    while (store.get().loading) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

import { CONFIG } from '../config/environment.ts'
import { tenantOf } from '../config/tenants.ts'
import type { Agency, Workspace } from '../contract/entities.ts'
import { ACCEPT_WORKSPACES, workspacesOf } from '../contract/workspace-columns.ts'
import { withMarketCurrency, withTenants } from '../contract/workspace-rules.ts'
import { getList } from './check-answer.ts'
import { readCached, writeCached } from './response-cache.ts'

function previewUrl(organisationId: string, type?: 'Market'): string {
  const query = new URLSearchParams({ parentId: organisationId, ...(type && { type }) })
  return `${CONFIG.apis.workspaces}/preview?${query}`
}

/** GET workspaces/preview: what the person may see under an organisation; kept as it came for the next visit of whoever `owner` says it is for by then. */
export async function fetchWorkspacesPreview(organisationId: string, owner = () => '', type?: 'Market'): Promise<Workspace[]> {
  let came: unknown
  const read = (answer: unknown) => workspacesOf((came = answer))
  const url = previewUrl(organisationId, type)
  const list = await getList<Workspace>(url, ['id', 'azId', 'type', 'name'], { accept: ACCEPT_WORKSPACES, read })
  writeCached(owner(), url, came)
  return withMarketCurrency(list)
}

/** What the person saw there when it was last asked for. */
export function cachedWorkspaces(owner: string, organisationId: string): Workspace[] | undefined {
  const cached = workspacesOf(readCached(owner, previewUrl(organisationId)))
  return Array.isArray(cached) ? withMarketCurrency(cached as Workspace[]) : undefined
}

const agenciesUrl = () => `${CONFIG.apis.workspaces}/agencies`

/** GET workspaces/agencies: the person's agencies. */
export async function fetchAgencies(): Promise<Agency[]> {
  return withTenants(await getList<Agency>(agenciesUrl(), ['code', 'id', 'azId', 'organisationsId']), tenantOf)
}

/** Keeps them for the next visit of the same person. */
export function cacheAgencies(owner: string, agencies: readonly Agency[]): void {
  writeCached(owner, agenciesUrl(), agencies)
}

/** The agencies as they were when last asked for. The longest call, the workspaces preview, can start with them. */
export function cachedAgencies(owner: string): Agency[] | undefined {
  const cached = readCached<unknown>(owner, agenciesUrl())
  return Array.isArray(cached) ? (cached as Agency[]) : undefined
}

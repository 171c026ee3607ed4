import { CONFIG } from '../config/environment.ts'
import { tenantOf } from '../config/tenants.ts'
import type { Agency, Workspace } from '../contract/entities.ts'
import { ACCEPT_WORKSPACES, isCut, workspacesOf } from '../contract/workspace-columns.ts'
import { withMarketCurrency, withTenants } from '../contract/workspace-rules.ts'
import { getList } from './check-answer.ts'
import { readCached, writeCached } from './response-cache.ts'

/** Workspaces under an organisation; `isCut`: there are more brands, which the server finds. */
interface Preview {
  list: Workspace[]
  isCut: boolean
}

function previewUrl(
  organisationId: string,
  more: { type?: 'Market'; id?: string; search?: string } = {},
): string {
  return `${CONFIG.apis.workspaces}/preview?${new URLSearchParams({ parentId: organisationId, ...more })}`
}

const TEXTS = ['id', 'azId', 'type', 'name'] as const

/** GET workspaces/preview: what the person may see under an organisation; kept as it came for the next visit of whoever `owner` says it is for by then. */
export async function fetchWorkspacesPreview(
  organisationId: string,
  owner = () => '',
  type?: 'Market',
): Promise<Preview> {
  let came: unknown
  const read = (answer: unknown) => workspacesOf((came = answer))
  const url = previewUrl(organisationId, { ...(type && { type }) })
  const list = await getList<Workspace>(url, TEXTS, { accept: ACCEPT_WORKSPACES, read })
  writeCached(owner(), url, came)
  return { list: withMarketCurrency(list), isCut: isCut(came) }
}

/** What the person saw there when it was last asked for. */
export function cachedWorkspaces(owner: string, organisationId: string): Preview | undefined {
  const cached = readCached<unknown>(owner, previewUrl(organisationId))
  const list = workspacesOf(cached)
  return Array.isArray(list)
    ? { list: withMarketCurrency(list as Workspace[]), isCut: isCut(cached) }
    : undefined
}

/** Of more brands than a preview lists: the one with this id, or the first that match. */
export async function findBrandsOf(
  organisationId: string,
  wanted: { id: string } | { search: string },
  signal?: AbortSignal,
): Promise<Workspace[]> {
  const found = await getList<Workspace>(previewUrl(organisationId, wanted), TEXTS, {
    ...(signal && { signal }),
  })
  return withMarketCurrency(found).filter(({ type }) => type === 'BRAND')
}

const agenciesUrl = () => `${CONFIG.apis.workspaces}/agencies`

/** GET workspaces/agencies: the person's agencies. */
export async function fetchAgencies(): Promise<Agency[]> {
  return withTenants(
    await getList<Agency>(agenciesUrl(), ['code', 'id', 'azId', 'organisationsId']),
    tenantOf,
  )
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

import { CONFIG } from '../config/environment.ts'
import type { Agency, Workspace } from '../contract/entities.ts'
import { getJson } from './http.ts'

/** GET workspaces/preview: what the person may see under an organisation. */
export function fetchWorkspacesPreview(organisationId: string): Promise<Workspace[]> {
  return getJson(`${CONFIG.apis.workspaces}/preview?${new URLSearchParams({ parentId: organisationId })}`)
}

/** GET workspaces/agencies: the person's agencies. */
export function fetchAgencies(): Promise<Agency[]> {
  return getJson(`${CONFIG.apis.workspaces}/agencies`)
}

import { isKind, type Kind } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import { regionsOf } from '../../../../miniapps/domain/workspaces/currency.ts'
import type { WorkspaceDetail } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { knownCountries } from '../../kit/countries.ts'
import { namesOf } from '../../kit/names-of.ts'
import { type SeenWorkspace, seenWorkspace } from './workspace-access.ts'
import { workspacePage } from './workspace-pages.ts'

/** All that a workspace's own page shows. */
export async function workspaceDetail(
  parts: ApiParts,
  id: string,
  personId: string,
): Promise<WorkspaceDetail> {
  const seen = await seenWorkspace(parts, id, personId)
  const { line, agency } = seen
  const [countries, path, names, children] = await Promise.all([
    knownCountries(parts.sql),
    pathTo(parts, seen),
    namesOf(parts.sql, [line.created_by, line.updated_by]),
    workspacePage(parts, agency, personId, { parent: id }),
  ])
  return {
    id: line.id,
    azId: line.az_id,
    agency: agency.code,
    type: line.type as Kind,
    name: line.name,
    status: line.status,
    description: line.description ?? '',
    categories: line.categories,
    countries: line.countries,
    regions: regionsOf(line.countries, countries),
    currency: line.currency,
    logoUrl: line.logo_url,
    path,
    above: path.map(({ name }) => name),
    below: children.data.length,
    createdAt: line.created_at.toISOString(),
    createdBy: names.get(line.created_by ?? '') ?? null,
    updatedAt: line.updated_at.toISOString(),
    updatedBy: names.get(line.updated_by ?? '') ?? null,
    mayManage: seen.mayManage,
    managesAgency: agency.manages,
  }
}

async function pathTo({ sql }: ApiParts, { line }: SeenWorkspace): Promise<WorkspaceDetail['path']> {
  const ids = [line.client_id, line.parent_id].filter((id) => id !== null)
  if (line.type === 'ADVERTISER') return []
  const rows = await sql
    .selectFrom('workspace')
    .select(['id', 'type', 'name'])
    .where('id', 'in', ids)
    .execute()
  return rows
    .flatMap(({ id, type, name }) => (isKind(type) ? [{ id, type, name }] : []))
    .toSorted((one) => (one.type === 'ADVERTISER' ? -1 : 1))
}

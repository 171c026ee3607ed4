import { type Kysely, sql as raw } from 'kysely'
import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Kind } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import type { Status } from '../../../../miniapps/domain/workspaces/status-moves.ts'
import type { Page, WorkspaceRow } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { type AgencyStanding, mayWork } from './workspace-access.ts'

export interface TreeQuestion {
  /** The level below this one; the organisation's advertisers where it is left out. A search looks at all levels. */
  parent?: string | undefined
  search?: string | undefined
  type?: Kind | undefined
  status?: Status | undefined
  cursor?: string | undefined
}

/** More words than that nobody types. */
const MAX_WORDS = 8

/** A level of the tree or what a search found, in the order of names: what the person may see of it. */
export async function workspacePage(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  question: TreeQuestion,
): Promise<Page<WorkspaceRow>> {
  const rows = await found(parts, agency, personId, question).execute()
  const shown = rows.slice(0, PAGE_ROWS)
  const last = shown.at(-1)
  return {
    rows: shown.map(rowOf),
    ...(rows.length > PAGE_ROWS && last && { next: cursorOf([last.sortName, last.id]) }),
  }
}

type Found = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number]

const rowOf = ({
  id,
  type,
  name,
  status,
  countries,
  currency,
  logoUrl,
  above,
  below,
}: Found): WorkspaceRow => ({
  id,
  type: type as Kind,
  name,
  status,
  countries,
  currency,
  logoUrl,
  above,
  below: Number(below),
})

function found(parts: ApiParts, agency: AgencyStanding, personId: string, question: TreeQuestion) {
  const { sql } = parts
  const words = (question.search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const sortName = raw<string>`lower(workspace.name) collate "C"`
  let query = sql
    .selectFrom('workspace')
    .where('organisations_id', '=', agency.organisationsId)
    .where('type', 'in', question.type ? [question.type] : ['ADVERTISER', 'ADVERTISER_MARKET', 'BRAND'])
  const isSearch = words.length > 0 || question.type !== undefined || question.status !== undefined
  if (!isSearch) query = query.where('parent_id', '=', question.parent ?? agency.organisationsId)
  for (const word of words)
    query = query.where(
      raw<boolean>`strpos(lower(concat_ws(' ', workspace.name, client_name, country_code)), ${word}) > 0`,
    )
  if (question.status) query = query.where('status', '=', question.status)
  if (!agency.manages) query = query.where(visibleTo(parts, agency, personId))
  if (question.cursor) {
    const [name, id] = readCursor(question.cursor)
    query = query.where(raw<boolean>`(${sortName}, workspace.id collate "C") > (${name}, ${id})`)
  }
  return query
    .select(['id', 'type', 'name', 'status', 'countries', 'currency', 'logo_url as logoUrl'])
    .select([sortName.as('sortName'), above(), below(sql, parts, agency, personId).as('below')])
    .orderBy(sortName)
    .orderBy(raw`workspace.id collate "C"`)
    .limit(PAGE_ROWS + 1)
}

/** Brands that the person works in, and what stands above them. */
const visibleTo = (parts: ApiParts, { organisationsId }: AgencyStanding, personId: string) => {
  const mine = (column: 'id' | 'parent_id' | 'client_id') =>
    raw`(select ${raw.ref(column)} from workspace where organisations_id = ${organisationsId}
      and type = 'BRAND' and ${mayWork(parts, personId)})`
  return raw<boolean>`case workspace.type when 'BRAND' then workspace.id in ${mine('id')}
    when 'ADVERTISER_MARKET' then workspace.id in ${mine('parent_id')} else workspace.id in ${mine('client_id')} end`
}

const above = () =>
  raw<string[]>`array_remove(array[
    case when workspace.type <> 'ADVERTISER' then workspace.client_name end,
    case when workspace.type = 'BRAND' then
      (select market.name from workspace as market where market.id = workspace.parent_id) end], null)`.as(
    'above',
  )

function below(sql: Kysely<Database>, parts: ApiParts, agency: AgencyStanding, personId: string) {
  const children = sql
    .selectFrom('workspace as child')
    .where(raw<boolean>`child.parent_id = workspace.id`)
    .select(raw<string>`count(*)`.as('count'))
  if (agency.manages) return children
  const access = parts.spellings('OS_WORKSPACE_ACCESS')
  return children.where(
    raw<boolean>`exists (select from workspace as brand where brand.type = 'BRAND'
      and (brand.id = child.id or brand.parent_id = child.id)
      and exists (select from effective_permission where account_id = brand.az_id
        and person_id = ${personId} and permissions && ${access}::text[]))`,
  )
}

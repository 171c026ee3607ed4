import { type Kysely, sql as raw } from 'kysely'
import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Kind } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import type { Status } from '../../../../miniapps/domain/workspaces/status-moves.ts'
import type { WorkspaceLine } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { BY_TEXT, pageOf, readCursor } from '../../kit/page.ts'
import { type AgencyStanding, mayWork } from '../../kit/agency-standing.ts'

export interface TreeQuestion {
  /** The level below this one; the organisation's advertisers where it is left out. A search looks at all levels. */
  parent?: string | undefined
  search?: string | undefined
  type?: Kind | undefined
  status?: Status | undefined
  after?: string | undefined
}

/** More words than that nobody types. */
const MAX_WORDS = 8

/** A level of the tree or what a search found, in the order of names: what the person may see of it. */
export async function workspacePage(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  question: TreeQuestion,
): Promise<Page<WorkspaceLine>> {
  const rows = await found(parts, agency, personId, question).execute()
  return pageOf(rows, PAGE_ROWS, ({ sortName, id }) => [sortName, id], rowOf)
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
}: Found): WorkspaceLine => ({
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
    .with(
      (cte) => cte('mine').materialized(),
      () => myBrands(parts, agency, personId),
    )
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
  if (!agency.manages) query = query.where(IS_MINE)
  const last = readCursor(question.after, BY_TEXT)
  if (last)
    query = query.where(raw<boolean>`(${sortName}, workspace.id collate "C") > (${last[0]}, ${last[1]})`)
  return query
    .select(['id', 'type', 'name', 'status', 'countries', 'currency', 'logo_url as logoUrl'])
    .select([sortName.as('sortName'), above(), below(sql, agency).as('below')])
    .orderBy(sortName)
    .orderBy(raw`workspace.id collate "C"`)
    .limit(PAGE_ROWS + 1)
}

/** Brands that the person works in; nothing is read of it where all are shown. */
const myBrands = (parts: ApiParts, { organisationsId }: AgencyStanding, personId: string) =>
  parts.sql
    .selectFrom('workspace')
    .where('organisations_id', '=', organisationsId)
    .where('type', '=', 'BRAND')
    .where(mayWork(parts, personId))
    .select(['id', 'parent_id', 'client_id'])

/** They, and what stands above them. */
const IS_MINE = raw<boolean>`case workspace.type when 'BRAND' then workspace.id in (select id from mine)
  when 'ADVERTISER_MARKET' then workspace.id in (select parent_id from mine)
  else workspace.id in (select client_id from mine) end`

const above = () =>
  raw<string[]>`array_remove(array[
    case when workspace.type <> 'ADVERTISER' then workspace.client_name end,
    case when workspace.type = 'BRAND' then
      (select market.name from workspace as market where market.id = workspace.parent_id) end], null)`.as(
    'above',
  )

function below(sql: Kysely<Database>, agency: AgencyStanding) {
  const children = sql
    .selectFrom('workspace as child')
    .where(raw<boolean>`child.parent_id = workspace.id`)
    .select(raw<string>`count(*)`.as('count'))
  return agency.manages
    ? children
    : children.where(
        raw<boolean>`(child.id in (select id from mine) or child.id in (select parent_id from mine))`,
      )
}

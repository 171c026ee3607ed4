import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import {
  REVIEW_FILTERS,
  type ReviewFilter,
  type ReviewItem,
} from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { Database } from '../../../db/schema.ts'
import { BY_NUMBER, pageOf } from '../../kit/page.ts'
import { refusal } from '../../kit/refusing.ts'
import { accountLines } from '../account-lines.ts'
import type { Administrator } from '../administrator.ts'
import { pageQuery } from '../page.ts'
import { STATUS } from '../people/people-query.ts'

/** Rights that end within this many days are listed under "Ends soon". */
const SOON_DAYS = 30

const IS_UNUSED = raw<boolean>`(${STATUS} = 'invited')`

const ONLY: Readonly<Record<ReviewFilter, RawBuilder<unknown>>> = {
  undecided: raw`decision is null`,
  rare: raw`is_rare`,
  unused: IS_UNUSED,
  ending: raw`given.expires_at < now() + make_interval(days => ${SOON_DAYS})`,
}

type Row = Omit<ReviewItem, 'account' | 'expiresAt'> & {
  accountId: string | null
  expires_at: Date | null
}

/** Items of a review, page by page; the first page says how many fit. */
export async function reviewItems(
  sql: Kysely<Database>,
  { person }: Administrator,
  review: string,
  query: Readonly<Record<string, string>>,
): Promise<Page<ReviewItem>> {
  const page = pageQuery(query, BY_NUMBER)
  const from = raw`from access_review_item as item join person on person.id = item.person_id
    left join role_assignment as given on given.id = item.assignment_id
    where review_id = ${review} and ${onlyOf(query['only'])}`
  const { rows } = await raw<Row>`
    select position, item.permissions, decision, removed,
      is_rare as "isRare", ${IS_UNUSED} as "isUnused", given.expires_at,
      jsonb_build_object('id', person.id, 'name', firstname || ' ' || lastname, 'email', email) as person,
      case when assignment_id is not null then 'assignment' when item.group_id is not null then 'group'
        else 'direct' end as by,
      (select jsonb_build_object('id', person_group.id, 'name', person_group.name)
        from person_group where person_group.id = item.group_id) as "group",
      case when role_name is not null then jsonb_build_object('id', coalesce(assignment_id, ''), 'name', role_name) end as role,
      coalesce(item.account_id, given.account_id) as "accountId", person.id = ${person.id} as "isOwn"
    ${from} and position > ${page.after?.[0] ?? 0}::bigint
    order by position limit ${page.limit + 1}`.execute(sql)
  const accountOf = await accountLines(
    sql,
    rows.flatMap(({ accountId }) => accountId ?? []),
  )
  const items = pageOf(
    rows,
    page.limit,
    ({ position }) => [String(position)],
    ({ accountId, expires_at, ...item }) => ({
      ...item,
      account: accountId === null ? null : { id: accountId, name: accountOf(accountId).name },
      expiresAt: expires_at?.toISOString() ?? null,
    }),
  )
  if (page.after) return items
  const counted = await raw<{ total: number }>`select count(*)::integer as total ${from}`.execute(sql)
  return { ...items, total: counted.rows[0]!.total }
}

/** @throws Refusal */
function onlyOf(asked: string | undefined): RawBuilder<unknown> {
  if (!asked) return raw`true`
  const known = REVIEW_FILTERS.find((filter) => filter === asked)
  if (!known)
    throw refusal('query-not-valid', { problem: `only: must be one of ${REVIEW_FILTERS.join(', ')}` })
  return ONLY[known]
}

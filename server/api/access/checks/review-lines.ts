import { type Kysely, sql as raw } from 'kysely'
import type { ReviewLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Database } from '../../../db/schema.ts'

interface Row extends Omit<ReviewLine, 'createdAt' | 'dueAt' | 'finishedAt'> {
  created_at: Date
  due_at: Date | null
  finished_at: Date | null
}

/** Newest first; of these agencies, one of them where it is named. */
export async function reviewLines(
  sql: Kysely<Database>,
  agencies: readonly string[],
  id?: string,
): Promise<readonly ReviewLine[]> {
  const { rows } = await raw<Row>`
    select review.id, review.name, agency_code as agency, created_at, due_at, finished_at,
      coalesce((select firstname || ' ' || lastname from person where person.id = created_by), created_by) as "createdBy",
      count(item.position)::integer as items, count(item.decision)::integer as decided,
      (count(*) filter (where item.decision = 'remove'))::integer as removing
    from access_review as review left join access_review_item as item on item.review_id = review.id
    where agency_code = any(${[...agencies]}::text[]) ${id === undefined ? raw`` : raw`and review.id = ${id}`}
    group by review.id order by created_at desc, review.id limit 200`.execute(sql)
  return rows.map(({ created_at, due_at, finished_at, ...line }) => ({
    ...line,
    createdAt: created_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
    finishedAt: finished_at?.toISOString() ?? null,
  }))
}

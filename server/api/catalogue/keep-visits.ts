import { type Kysely, sql as raw } from 'kysely'
import { KEPT_VISITS } from '../../../miniapps/domain/catalogue/limits.ts'
import type { AppVisit } from '../../../shell/contract/catalogue.ts'
import type { Database } from '../../db/schema.ts'

interface Visits {
  personId: string
  agency: string
  visits: readonly AppVisit[]
  now: Date
}

/** Adds what a person opened and lets go of what is older than the newest 200; a clock that is ahead visits nothing later than now. */
export async function keepVisits(
  sql: Kysely<Database>,
  { personId, agency, visits, now }: Visits,
): Promise<void> {
  if (visits.length === 0) return
  const rows = visits.map(({ app, at }) => ({
    person_id: personId,
    agency_code: agency,
    app,
    at: new Date(Math.min(Date.parse(at), now.getTime())),
  }))
  await sql.transaction().execute(async (trx) => {
    await trx
      .insertInto('app_visit')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await raw`delete from app_visit where person_id = ${personId} and at <
      (select at from app_visit where person_id = ${personId} order by at desc offset ${KEPT_VISITS - 1} limit 1)`.execute(
      trx,
    )
  })
}

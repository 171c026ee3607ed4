import { LOG_ROWS } from '../../../miniapps/domain/markets/limits.ts'
import type { MarketDetail } from '../../../miniapps/domain/markets/market-answers.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from '../kit/refusing.ts'
import { namesOf } from '../kit/names-of.ts'
import { BY_NUMBER, pageOf, readCursor } from '../kit/page.ts'
import type { AgencyStanding } from '../kit/agency-standing.ts'
import { readMarkets } from './read-markets.ts'
import { changeOf } from './settings-of.ts'

/** A market with its change log, the newest first. */
export async function marketDetail(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  { code, after }: { code: string; after?: string | undefined },
): Promise<MarketDetail> {
  const { sql } = parts
  const market = (await readMarkets(parts, agency, personId)).find((each) => each.code === code)
  if (!market) throw refusal('country-unknown', { country: code })
  const [last] = readCursor(after, BY_NUMBER) ?? []
  const rows = await sql
    .selectFrom('market_change')
    .selectAll()
    .where('agency_code', '=', agency.code)
    .where('country_code', '=', code)
    .$if(last !== undefined, (query) => query.where('id', '<', Number(last)))
    .orderBy('id', 'desc')
    .limit(LOG_ROWS + 1)
    .execute()
  const names = await namesOf(
    sql,
    rows.flatMap(({ made_by, taken_back_by }) => [made_by, taken_back_by]),
  )
  return {
    market,
    log: pageOf(
      rows,
      LOG_ROWS,
      ({ id }) => [String(id)],
      (row) => ({
        ...changeOf(row, names),
        before: row.before,
        takenBack: row.taken_back_at && {
          by: names.get(row.taken_back_by ?? '') ?? '',
          at: row.taken_back_at.toISOString(),
        },
      }),
    ),
  }
}

import { LOG_ROWS } from '../../../miniapps/domain/markets/limits.ts'
import type { MarketDetail } from '../../../miniapps/domain/markets/market-answers.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { Refusal } from '../kit/refusal.ts'
import { namesOf } from '../kit/names-of.ts'
import type { AgencyStanding } from '../kit/agency-standing.ts'
import { readMarkets } from './read-markets.ts'
import { changeOf } from './settings-of.ts'

/** A market with its change log, the newest first. */
export async function marketDetail(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  { code, cursor }: { code: string; cursor?: string | undefined },
): Promise<MarketDetail> {
  const { sql } = parts
  const market = (await readMarkets(parts, agency, personId)).find((each) => each.code === code)
  if (!market) throw new Refusal('country-unknown', { country: code })
  const rows = await sql
    .selectFrom('market_change')
    .selectAll()
    .where('agency_code', '=', agency.code)
    .where('country_code', '=', code)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor!))
    .orderBy('id', 'desc')
    .limit(LOG_ROWS + 1)
    .execute()
  const shown = rows.slice(0, LOG_ROWS)
  const names = await namesOf(
    sql,
    shown.flatMap(({ made_by, taken_back_by }) => [made_by, taken_back_by]),
  )
  return {
    market,
    log: shown.map((row) => ({
      ...changeOf(row, names),
      before: row.before,
      takenBack: row.taken_back_at && {
        by: names.get(row.taken_back_by ?? '') ?? '',
        at: row.taken_back_at.toISOString(),
      },
    })),
    ...(rows.length > LOG_ROWS && { next: shown.at(-1)!.id }),
  }
}

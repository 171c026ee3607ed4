import { type Kysely, sql as raw } from 'kysely'
import {
  ALL_MARKETS,
  libraryId,
  TOUCHPOINT_LIBRARY,
} from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import type { Database } from '../../db/schema.ts'

interface Asked {
  agency: string
  /** Of the library that they stand in: markets build on the library of all of them. */
  market: string
  codes: readonly string[]
}

/**
 * Those of the given touchpoints that a document, name, metric or curve of the agency refers to: they may be
 * retired, not deleted.
 */
export async function usedAmong(sql: Kysely<Database>, { agency, market, codes }: Asked): Promise<string[]> {
  const here = raw`(place = ${agency} or place in (select workspace.id from workspace
    join agency on agency.organisations_id = workspace.organisations_id where code = ${agency}))`
  const references = codes.map((code) => `touchpoint:${code}`)
  const { rows } = await raw<{ code: string }>`
    select code from (
      select split_part(named, ':', 2) as code from document, unnest(made_from) as named
        where made_from && ${references}::text[] and ${here}
      union select columns ->> 'touchpoint' from document where type = ${CURVE.type} and ${here}
      union select touchpoint from touchpoint_name where agency_code = ${agency}
      union select touchpoint from touchpoint_metric where agency_code = ${agency}
      union select split_part(path, '/', 2) from document, jsonb_each(fields) as field (path, said)
        where ${market} = ${ALL_MARKETS} and type = ${TOUCHPOINT_LIBRARY.type} and place = ${agency}
          and id <> ${libraryId(agency, ALL_MARKETS)} and said -> 'value' <> 'null'::jsonb
    ) as used where code = any(${codes}::text[])`.execute(sql)
  return rows.map(({ code }) => code)
}

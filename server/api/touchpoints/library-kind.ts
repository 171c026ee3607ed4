import { type Kysely, sql as raw } from 'kysely'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import type { LibraryFacts } from '../../../miniapps/domain/touchpoints/library-problems.ts'
import { touchpointFields } from '../../../miniapps/domain/touchpoints/touchpoint.ts'
import {
  ALL_MARKETS,
  libraryId,
  TOUCHPOINT_LIBRARY,
} from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import type { Database } from '../../db/schema.ts'
import { bodyOf, type StoredFields } from '../../documents/stored-document.ts'
import { documentKind } from '../kit/document-kind.ts'
import { refusal } from './refusals.ts'
import { usedAmong } from './touchpoint-uses.ts'

/** A market's library is judged with what it inherits, and no library loses what something names. */
export const LIBRARY_KIND = documentKind({
  definition: TOUCHPOINT_LIBRARY,
  facts: async (sql, body, agency): Promise<LibraryFacts> => {
    const market = marketOf(body)
    const codes = [...touchpointFields(body).keys()]
    return {
      above: market === ALL_MARKETS ? null : await inheritedIn(sql, agency),
      used: codes.length ? await usedAmong(sql, { agency, market, codes }) : [],
    }
  },
  created: (_, body, { id, place }) => {
    if (id === libraryId(place, marketOf(body))) return Promise.resolve()
    throw refusal('touchpoint-library-id', { market: marketOf(body) })
  },
})

const marketOf = (body: Body): string => textAt(body, 'market') || ALL_MARKETS

/** The library of all markets as it was published last, or as it is as long as it never was. */
async function inheritedIn(sql: Kysely<Database>, agency: string): Promise<Body> {
  const id = libraryId(agency, ALL_MARKETS)
  const { rows } = await raw<{ fields: StoredFields }>`
    select coalesce((select kept.fields from document_version as kept where kept.document_id = document.id
      and exists (select from document_change as change where change.document_id = document.id
        and change.version = kept.version and change.path = ${TOUCHPOINT_LIBRARY.settled!.count})
      order by kept.version desc limit 1), fields) as fields
    from document where id = ${id}`.execute(sql)
  return rows[0] ? bodyOf(rows[0].fields) : {}
}

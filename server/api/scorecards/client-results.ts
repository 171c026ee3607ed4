import { sql as raw } from 'kysely'
import type { ClientResults, QuarterResult } from '../../../miniapps/domain/scorecards/client-results.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { Language } from '../../../shell/contract/words.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { inLanguage } from './reference/in-language.ts'
import { quarterResults } from './run-documents.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** Stored results of all brands of a brand's client, as far as the person may open them. */
export async function clientResults(
  parts: ApiParts,
  library: ScorecardLibrary,
  brandId: string,
  personId: string,
  language: Language,
): Promise<ClientResults> {
  const [brands, scorecards] = await Promise.all([
    brandsOfClient(parts, brandId, personId),
    agencyOfBrand(parts.sql, brandId).then((agency) => library.all(agency)),
  ])
  const rows = await quarterResults(
    parts.sql,
    brands.map(({ id }) => id),
    personId,
  )
  const brandAt = new Map(brands.map(({ id }, at) => [id, at]))
  const scorecardAt = new Map(scorecards.map(({ id }, at) => [id, at]))
  return {
    client: brands.find(({ id }) => id === brandId)?.client ?? null,
    scorecards: scorecards.map((scorecard) => {
      const { id, title, weight = 1 } = inLanguage(scorecard, language)
      return { id, title, weight }
    }),
    brands: brands.map(({ id, name, market }) => ({ id, name, market })),
    results: rows.flatMap(({ place, scorecard, period, version, score, coverage }): QuarterResult[] => {
      const at = scorecardAt.get(scorecard) // one that is not asked any more is left out
      return at === undefined ? [] : [[brandAt.get(place)!, at, period, version, score, coverage]]
    }),
  }
}

/** The brand itself, which was let in, and those that share its advertiser, by name. */
async function brandsOfClient(parts: ApiParts, brandId: string, personId: string) {
  const open = placeAccess(parts).places(SCORECARD_RUN, personId)
  const { rows } = await raw<{ id: string; name: string; market: string | null; client: string | null }>`
    select other.id, other.name, other.country_code as market, other.client_name as client
      from workspace as asked join workspace as other on other.type = 'BRAND' and (other.id = asked.id
        or (other.client_id = asked.client_id and other.organisations_id = asked.organisations_id
          and other.id in (select id from (${open}) as open)))
      where asked.id = ${brandId}
      order by other.name collate "C", other.id collate "C"`.execute(parts.sql)
  return rows
}

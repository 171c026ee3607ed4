import type { Edition } from '../../domain/audience/edition.ts'
import { baseOf } from '../../domain/surveys/base-of.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import type { DocumentClient } from '../../kit/document/document-client.ts'

const THOUSAND = 1000

export interface Published {
  client: DocumentClient
  edition: Edition
  brand: string
  /** The brand's own. */
  market: string | undefined
  survey: Survey | undefined
}

/**
 * Begins an express scenario for an edition, which it pins. A scenario is planned in one market, the brand's own where the audience has
 * people there, with that market's universe; the person gives it where it cannot be counted here. @returns its path in the portal
 */
export async function scenarioOf(of: Published): Promise<string> {
  const { client, edition, brand } = of
  const { id, version, title, markets } = edition
  const market = markets.find((each) => each === of.market) ?? markets[0]
  const universe = markets.length > 1 ? await universeIn(market!, of) : edition.universe
  const made = await client.create(SCENARIO, brand, {
    title,
    [pinPath('audience')]: { type: 'audience', id, version },
    ...(market && { 'answers/market': market }),
    'answers/audience': title,
    ...(universe !== null && { 'answers/universe': Math.round(universe * THOUSAND) }),
  })
  return `/brands/${encodeURIComponent(brand)}/express-scenario/${encodeURIComponent(made.id)}`
}

/** Thousands of the edition's people in one of its markets; null of another version of the survey, and of what is hidden. */
async function universeIn(market: string, { survey, edition }: Published): Promise<number | null> {
  const { dataset, datasetVersion, weight, expression, slices: all } = edition
  if (survey?.dataset.id !== dataset || survey.dataset.version !== datasetVersion) return null
  const own = survey.dataset.slices.filter((slice) => slice.market === market && all.includes(slice.id))
  const slices = own.map(({ id }) => id)
  const base = baseOf(edition) ?? { op: 'all' }
  const { cells } = await survey.count({ slices, weight, base, rows: [expression], columns: [] })
  return cells[0]?.at(-1)?.universe ?? null
}

import { brandStanding } from '../../../miniapps/domain/scorecards/brand-standing.ts'
import type { Handler } from '../kit/routes.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { brandBenchmark } from './brand-benchmark.ts'
import { brandPeople } from './brand-people.ts'
import { brandRecommendations } from './brand-recommendations.ts'
import { brandResult, brandScorecard } from './brand-scorecard.ts'
import { cardOf, fixFirst } from './scorecard-card.ts'
import { clientResults } from './client-results.ts'
import { refusal } from './refusals.ts'
import { inLanguage } from './reference/in-language.ts'
import { runAssessors } from './run-assessors.ts'
import { currentRun } from './run-documents.ts'
import { scorecardHistory } from './scorecard-history.ts'
import { scorecardOverview } from './scorecard-overview.ts'
import type { BrandWorld } from './scorecards-world.ts'

type OfBrand = Handler<BrandWorld>
type OfScorecard = Handler<BrandWorld, 'scorecardId'>

const asked = ({ sql, library, brandId, person, language }: BrandWorld) =>
  [sql, library, brandId, person.id, language] as const

/** Which audits there are, and how far the brand is with each. */
export const listOverview: OfBrand = async (world) => ({ data: await scorecardOverview(...asked(world)) })

/** The same of finished audits alone, as elements in other pages show it. */
export const listCards: OfBrand = async (world) => ({
  data: (await scorecardOverview(...asked(world))).flatMap(cardOf),
})

export const readCard: OfScorecard = async (world, _, { scorecardId }) => {
  const [audits, open] = await Promise.all([
    scorecardOverview(...asked(world)),
    brandRecommendations(...asked(world)),
  ])
  const audit = audits.find(({ id }) => id === scorecardId)
  if (!audit) throw refusal('scorecard-not-found', { scorecard: scorecardId })
  const [card] = cardOf(audit)
  return { data: card ? { ...card, fixFirst: fixFirst(open, scorecardId) } : null }
}

export const listHistory: OfBrand = async (world) => ({ data: await scorecardHistory(...asked(world)) })

export const readStanding: OfBrand = async (world) => {
  const [audits, quarters] = await Promise.all([
    scorecardOverview(...asked(world)),
    scorecardHistory(...asked(world)),
  ])
  return { data: brandStanding(audits, quarters) }
}

export const listRecommendations: OfBrand = async (world) => ({
  data: await brandRecommendations(...asked(world)),
})

export const readClient: OfBrand = async (world) => {
  const { library, brandId, person, language } = world
  return { data: await clientResults(world, library, brandId, person.id, language) }
}

export const readPeople: OfBrand = async ({ sql, brandId }) => ({ data: await brandPeople(sql, brandId) })

export const readScorecard: OfScorecard = async ({ person, ...world }, _, { scorecardId }) => ({
  data: await brandScorecard({ ...world, personId: person.id, scorecardId }),
})

export const readResult: Handler<BrandWorld, 'scorecardId' | 'runId'> = async (
  { person, ...world },
  _,
  params,
) => ({ data: await brandResult({ ...world, personId: person.id, ...params }) })

export const readNewest: OfScorecard = async ({ sql, library, brandId, language }, _, { scorecardId }) => {
  const latest = await library.latest(scorecardId, await agencyOfBrand(sql, brandId))
  return { data: inLanguage(latest, language) }
}

export const readBenchmark: OfScorecard = async (world, _, { scorecardId }) => {
  const { sql, library, brandId, person } = world
  const latest = await library.latest(scorecardId, await agencyOfBrand(sql, brandId))
  const line = await currentRun(sql, brandId, latest.id, person.id)
  const version = Number(line?.columns['version'] ?? latest.version)
  return { data: await brandBenchmark(sql, brandId, await library.version(latest.id, version)) }
}

export const readAssessors: OfScorecard = async (world, _, { scorecardId }) => {
  const { sql, library, brandId, person } = world
  return { data: await runAssessors(sql, library, brandId, scorecardId, person.id) }
}

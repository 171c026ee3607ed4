import { overallScore } from './overall-score.ts'
import { PROVISIONAL_BELOW_COVERAGE, shownScore } from './score.ts'

/** What the audits of all brands of a client said in each quarter; the answer of `/brands/{brandId}/scorecards/client`. */
export interface ClientResults {
  /** The advertiser's name; null for a brand of none, which is then alone here. */
  client: string | null
  scorecards: readonly { id: string; title: string; weight: number }[]
  /** Those that the person may open. */
  brands: readonly { id: string; name: string; market: string | null }[]
  results: readonly QuarterResult[]
}

/**
 * One result as a row of values without names, because an answer holds thousands. Brand and scorecard are indexes into the
 * answer's lists of them.
 */
export type QuarterResult = readonly [
  brand: number,
  scorecard: number,
  period: string,
  version: number,
  score: number | null,
  coverage: number,
]

/** Where an audit, or all of a brand, stood at the end of a quarter. */
export interface Standing {
  score: number | null
  coverage: number
  provisional: boolean
  /** The quarter of the audit itself, which may be an earlier one; of an overall score that of its newest audit. */
  period: string
  /** Of the scorecard; null for an overall score. */
  version: number | null
}

export interface BrandStandings {
  overall: Standing | null
  /** In the order of the scorecards. */
  audits: readonly (Standing | null)[]
}

/** The quarters in which anything was submitted, the newest first. */
export const periodsOf = ({ results }: ClientResults): string[] =>
  [...new Set(results.map(([, , period]) => period))].toSorted().toReversed()

/**
 * Of each brand what counted at the end of a quarter: the newest result of each audit up to then, so that a brand which
 * repeats three of nine audits is still compared as a whole. Source: docs/design/scoring.md.
 */
export function standingsAt(data: ClientResults, quarter: string): BrandStandings[] {
  const audits = data.brands.map(() => data.scorecards.map((): Standing | null => null))
  for (const [brand, scorecard, period, version, score, coverage] of data.results) {
    const known = audits[brand]?.[scorecard]
    if (period > quarter || known === undefined || (known && known.period >= period)) continue
    const provisional = coverage < PROVISIONAL_BELOW_COVERAGE
    audits[brand]![scorecard] = { score, coverage, provisional, period, version }
  }
  return audits.map((ofBrand) => ({ overall: overallOf(ofBrand, data.scorecards), audits: ofBrand }))
}

function overallOf(
  audits: readonly (Standing | null)[],
  scorecards: ClientResults['scorecards'],
): Standing | null {
  const weighted = audits.flatMap((audit, at) =>
    audit ? [{ ...audit, weight: scorecards[at]!.weight }] : [],
  )
  const { score, provisional, counted } = overallScore(weighted)
  if (score === null) return null
  const coverage = Math.min(...counted.map((audit) => audit.coverage))
  const period = counted
    .map((audit) => audit.period)
    .toSorted()
    .at(-1)!
  return { score, coverage, provisional, period, version: null }
}

/** Between the figures as they are shown: 50.0 after 48.4 is 1.6 more. Null where one of them is missing. */
export function changeOf(now: Standing | null, before: Standing | null): number | null {
  if (now?.score == null || before?.score == null) return null
  return shownScore(shownScore(now.score) - shownScore(before.score))
}

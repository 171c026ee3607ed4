import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { shownLanguage } from '../../shell/contract/words.ts'
import type { OpenRecommendation } from '../domain/scorecards/open-recommendation.ts'
import type {
  EarlierRun,
  LastResult,
  PastResult,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../domain/scorecards/scorecard.ts'
import type { Assessors } from '../domain/scorecards/assessors.ts'
import type { Benchmark } from '../domain/scorecards/benchmark.ts'
import type { ClientResults } from '../domain/scorecards/client-results.ts'
import { apiOf } from '../kit/bridge/api-of.ts'
import type { DocumentClient } from '../kit/document/document-client.ts'
import { REQUEST_TIMEOUT_MILLIS } from './limits.ts'

/** An audit's questions, and the brand's answers once it was started. */
export interface ScorecardWithRun {
  scorecard: Scorecard
  run: Run | null
  /** Null until one was finished. */
  last: LastResult | null
  /** What the run goes on from. */
  earlier: EarlierRun | null
  /** The version that the open run can be moved to. */
  newer: number | null
  /** A finished run that is not the one in hand: it is looked at, and nothing is done to it. */
  isPast?: boolean
}

export type ScorecardsApi = ReturnType<typeof scorecardsApi>

/**
 * What Scorecards reads beside the runs themselves, which are documents; the calls of domain/scorecards/scorecard.ts. Reading
 * what open runs say waits for answers on their way, so that it never shows less than was entered.
 */
export function scorecardsApi(portal: MiniAppPortal, { sender }: DocumentClient) {
  const api = apiOf(portal, 'scorecards')
  const get = <Data>(brandId: string, steps: readonly string[], signal?: AbortSignal) => {
    const path = [brandId, 'scorecards', ...steps].map(encodeURIComponent).join('/')
    return api.get<Data>(`/brands/${path}${languageQuery()}`, withinTime(signal))
  }
  return {
    async overview(brandId: string, signal?: AbortSignal) {
      await sender.send()
      return get<readonly ScorecardOverview[]>(brandId, [], signal)
    },
    /** What low answers ask for, the most worthwhile first. */
    async recommendations(brandId: string, signal?: AbortSignal) {
      await sender.send()
      return get<readonly OpenRecommendation[]>(brandId, ['recommendations'], signal)
    },
    /** What submitted audits said, of each the newest quarter first. */
    history: (brandId: string, signal?: AbortSignal) =>
      get<readonly PastResult[]>(brandId, ['history'], signal),
    client: (brandId: string, signal?: AbortSignal) => get<ClientResults>(brandId, ['client'], signal),
    scorecard: (brandId: string, scorecardId: string, signal?: AbortSignal) =>
      get<ScorecardWithRun>(brandId, [scorecardId], signal),
    /** A run that was finished, whatever was begun since. */
    result: (brandId: string, scorecardId: string, runId: string, signal?: AbortSignal) =>
      get<ScorecardWithRun>(brandId, [scorecardId, 'results', runId], signal),
    /** What the brand's audits are begun with by now. */
    newest: (brandId: string, scorecardId: string, signal?: AbortSignal) =>
      get<Scorecard>(brandId, [scorecardId, 'newest'], signal),
    benchmark: (brandId: string, scorecardId: string, signal?: AbortSignal) =>
      get<Benchmark>(brandId, [scorecardId, 'benchmark'], signal),
    assessors: (brandId: string, scorecardId: string, signal?: AbortSignal) =>
      get<Assessors>(brandId, [scorecardId, 'assessors'], signal),
  }
}

/** The questions come in the person's language; the audits are written in English. */
const languageQuery = () => (shownLanguage() === 'en' ? '' : `?language=${shownLanguage()}`)

/** Nobody waits for a server that hangs. */
function withinTime(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MILLIS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

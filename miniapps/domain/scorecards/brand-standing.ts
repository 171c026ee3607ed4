import { overallScore } from './overall-score.ts'
import type { ScorecardOverview } from './scorecard.ts'

/** The answer to GET /brands/{brandId}/scorecards/standing: a brand at one look. */
export interface BrandStanding {
  /** Overall, 0 to 100; null while nothing counts. */
  score: number | null
  /** Since the quarter before, over the audits that count in both; null where none does. */
  change: number | null
  /** That quarter, such as 2025-Q2. */
  since: string | null
  /** The open audit that was worked on last, else the first that is not begun; null where all are done. */
  next: {
    kind: 'continue' | 'start'
    scorecardId: string
    title: string
    answered: number
    questions: number
  } | null
}

/** Score of one audit in one quarter. */
export interface QuarterScore {
  scorecardId: string
  period: string
  score: number | null
  coverage: number
}

type Audit = Pick<
  ScorecardOverview,
  'id' | 'title' | 'weight' | 'last' | 'status' | 'updatedAt' | 'answered' | 'questions'
>

export function brandStanding(audits: readonly Audit[], quarters: readonly QuarterScore[]): BrandStanding {
  const finished = audits.flatMap(({ id, weight, last }) => (last ? [{ ...last, id, weight }] : []))
  return { score: overallScore(finished).score, ...changeOf(finished, quarters), next: nextOf(audits) }
}

type Finished = { id: string; weight: number; period: string; score: number | null; coverage: number }

/** Audits that were never repeated say nothing of a change, so they are left out on both sides. */
function changeOf(finished: readonly Finished[], quarters: readonly QuarterScore[]) {
  const latest = finished.map(({ period }) => period).reduce((one, other) => (one > other ? one : other), '')
  const earlier = quarters.filter(({ period }) => period < latest)
  const counted = overallScore(finished).counted
  const pairs = counted.flatMap((now) => {
    const of = earlier.filter(({ scorecardId }) => scorecardId === now.id)
    const before = of.toSorted((one, other) => (one.period < other.period ? 1 : -1))[0]
    const isBoth = before && overallScore([before]).counted.length > 0 && now.period === latest
    return isBoth ? [{ now, before: { ...before, weight: now.weight } }] : []
  })
  const now = overallScore(pairs.map((pair) => pair.now)).score
  const before = overallScore(pairs.map((pair) => pair.before)).score
  if (now === null || before === null) return { change: null, since: null }
  const since = pairs.map((pair) => pair.before.period).reduce((one, other) => (one > other ? one : other))
  return { change: now - before, since }
}

function nextOf(audits: readonly Audit[]): BrandStanding['next'] {
  const open = audits
    .filter(({ status }) => status === 'open' || status === 'returned')
    .toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))[0]
  const audit = open ?? audits.find(({ status }) => status === 'not-started')
  if (!audit) return null
  const { id, title, answered, questions } = audit
  return { kind: open ? 'continue' : 'start', scorecardId: id, title, answered, questions }
}

import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { periodOf } from '../../../../miniapps/domain/scorecards/period.ts'
import { answerPath } from '../../../../miniapps/domain/scorecards/run-answers.ts'
import type { RunFacts } from '../../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { Question, Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import type { SampleDocument, SampleStep } from '../../../documents/add-sample-documents.ts'
import type { Organisation } from '../../../world/sample-rows.ts'
import { dayFromNow, moment } from '../../../world/days.ts'

export interface Workplace {
  person: { id: string; name: string }
  /** Id of the person who hands an audit in. */
  colleague: string
  brands: Organisation['brands']
  scorecards: readonly Scorecard[]
}

/** Who goes round all levels shows a result that is worth reading. */
const LEVELS = [2, 1, 3, 2, 0, 3, 1, 2] as const
const EVIDENCE = [
  'Checked with the owner on the phone.',
  'Seen in the export of this month.',
  'Sample of twenty.',
]
const MINUTE_MS = 60_000

/** One that lacks an answer, and one half done. */
export function openAudits({ person, brands, scorecards }: Workplace): SampleDocument<RunFacts>[] {
  const audit = (brand: number, name: string, days: number, share: (count: number) => number) => {
    const scorecard = named(scorecards, name)
    const questions = scorecard.questions.slice(0, share(scorecard.questions.length))
    return run(brands[brand]!.id, scorecard, answered(scorecard, questions, person.id, moment(days, 9)))
  }
  return [
    audit(0, 'ppc', -1, (count) => count - 1),
    audit(1, 'content', -4, (count) => Math.floor(count / 2)),
  ]
}

/** Handed in by a colleague yesterday. */
export function submittedAudit({ brands, scorecards, colleague }: Workplace): SampleDocument<RunFacts> {
  const scorecard = named(scorecards, 'social')
  const steps = answered(scorecard, scorecard.questions, colleague, moment(-1, 14))
  return run(brands[0]!.id, scorecard, [...steps, { at: steps.at(-1)!.at, by: colleague, action: 'submit' }])
}

/** What the person has promised to do. */
export function plannedActions({ person, brands, scorecards }: Workplace): SampleDocument<null>[] {
  const action = (brand: number, name: string, days: number) => {
    const { id: scorecard, questions } = named(scorecards, name)
    const { id: question, recommendation } = questions.find((each) => each.recommendation)!
    const { text, impact, effort } = recommendation!
    const set: Body = {
      scorecard,
      question,
      level: 1,
      text,
      owner: { ...person },
      due: dayFromNow(days),
      impact,
      effort,
    }
    const id = `demo-action-${brands[brand]!.id}`
    return {
      id,
      place: brands[brand]!.id,
      facts: null,
      steps: [{ at: Date.parse(moment(-3, 10)), by: person.id, set }],
    }
  }
  return [action(0, 'social', 2), action(1, 'content', 9)]
}

function run(place: string, scorecard: Scorecard, steps: readonly SampleStep[]): SampleDocument<RunFacts> {
  return { id: `demo-audit-${place}-${scorecard.id}`, place, facts: { scorecard }, steps }
}

function answered(
  { id, version }: Scorecard,
  questions: readonly Question[],
  by: string,
  from: string,
): SampleStep[] {
  const at = Date.parse(from)
  const set: Body = { scorecard: id, version, period: periodOf(new Date(at)), kind: 'first' }
  return [
    { at, by, set },
    ...questions.map(({ id: question }, place) => ({
      at: at + place * 3 * MINUTE_MS,
      by,
      set: {
        [answerPath(question, 'level')]: LEVELS[place % LEVELS.length]!,
        [answerPath(question, 'evidence')]: EVIDENCE[place % EVIDENCE.length]!,
      },
    })),
  ]
}

function named(scorecards: readonly Scorecard[], id: string): Scorecard {
  const found = scorecards.find((each) => each.id === id)
  if (!found) throw new Error(`Scorecard ${id} is not published`)
  return found
}

import type { Insertable } from 'kysely'
import type { Level, Question, Run, Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import type { ScorecardAnswerTable, ScorecardRunTable } from '../tables.ts'
import type { Dice } from '../../../world/dice.ts'
import { DEFAULT_BRAND } from '../../../world/market-groups.ts'
import type { Colleague } from '../../../world/people.ts'
import type { Organisation, WorkspaceRow } from '../../../world/sample-rows.ts'
import { SCORECARDS } from '../reference/all-scorecards.ts'

type RunRow = Insertable<ScorecardRunTable>
type AnswerRow = Insertable<ScorecardAnswerTable>

const MINUTE_MS = 60_000
const AUDITED_BRANDS_PER_AGENCY = 12
/** When audits were held: Monday mornings, once a quarter. The last one may still be open. */
const QUARTERS = [
  '2024-11-18T09:12:00Z',
  '2025-02-17T09:05:00Z',
  '2025-05-19T08:47:00Z',
  '2025-08-18T08:31:00Z',
].map(Date.parse)

const EVIDENCE = [
  'Seen in the August export; link is in the team folder.',
  'Checked with the owner on the phone, screenshots taken.',
  'Sample of twenty, fourteen in order.',
  "Last quarter's report, page 6.",
  'Asked twice, no document could be shown.',
  'Dashboard opened together in the meeting.',
  '',
]

/** Audits that colleagues have made: some brands have a year of them, most have none. */
export function sampleRuns(dice: Dice, staff: readonly Colleague[], organisations: readonly Organisation[]) {
  const runs: RunRow[] = []
  const answers: AnswerRow[] = []
  for (const { agencyCode, brands } of organisations) {
    const assessors = staff
      .filter(({ agencies }) => agencies.includes(agencyCode))
      .map(({ person }) => person.id)
    for (const brand of brands.slice(0, AUDITED_BRANDS_PER_AGENCY)) {
      for (const scorecard of auditsOf(dice, brand)) {
        for (const run of history(dice, scorecard, brand, assessors)) {
          run.row.id = `run-${String(runs.length + 1).padStart(4, '0')}`
          runs.push(run.row)
          answers.push(...run.answers.map((answer) => ({ ...answer, run_id: run.row.id })))
        }
      }
    }
  }
  return { runs, answers }
}

/** The default brand's first audit is left for whoever comes first. */
function auditsOf(dice: Dice, brand: WorkspaceRow): Scorecard[] {
  const possible = SCORECARDS.filter(({ id }) => brand.name !== DEFAULT_BRAND.name || id !== 'site-app')
  return dice.shuffled(possible).slice(0, dice.between(3, 7))
}

/** One to four quarters in a row, better from one to the next; the newest may be half done. */
function history(dice: Dice, scorecard: Scorecard, brand: WorkspaceRow, assessors: readonly string[]) {
  const quarters = QUARTERS.slice(-dice.between(1, QUARTERS.length))
  const start = dice.between(0, 2)
  return quarters.map((at, index) => {
    const isLast = index === quarters.length - 1
    const status: Run['status'] = isLast ? (dice.next() < 0.5 ? 'open' : 'submitted') : 'reviewed'
    const questions =
      status === 'open'
        ? scorecard.questions.slice(0, dice.between(2, scorecard.questions.length - 1))
        : scorecard.questions
    const person = dice.pick(assessors)
    const answers = questions.map((question, place) =>
      answerOf(dice, question, start + index * 0.5, person, at + place * 4 * MINUTE_MS),
    )
    return { row: rowOf(scorecard, brand, status, person, at, answers), answers }
  })
}

function rowOf(
  scorecard: Scorecard,
  brand: WorkspaceRow,
  status: Run['status'],
  person: string,
  at: number,
  answers: AnswerRow[],
): RunRow {
  return {
    id: '',
    scorecard_id: scorecard.id,
    scorecard_version: scorecard.version,
    brand_id: brand.id,
    status,
    started_at: new Date(at).toISOString(),
    started_by: person,
    updated_at: answers.at(-1)!.answered_at,
    updated_by: person,
  }
}

function answerOf(dice: Dice, question: Question, tendency: number, person: string, at: number): AnswerRow {
  const notApplicable = dice.next() < 0.05
  const level = Math.max(0, Math.min(4, Math.round(tendency + dice.next() * 2.4 - 0.8))) as Level
  return {
    run_id: '',
    question_id: question.id,
    level: notApplicable ? null : level,
    not_applicable: notApplicable,
    reason: notApplicable ? 'The brand does not do this in this country.' : '',
    evidence: notApplicable ? '' : dice.pick(EVIDENCE),
    answered_by: person,
    answered_at: new Date(at).toISOString(),
  }
}

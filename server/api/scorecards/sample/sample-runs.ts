import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { periodOf } from '../../../../miniapps/domain/scorecards/period.ts'
import type { Level, Question, Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { BENCHMARK_MIN_BRANDS } from '../../../../miniapps/domain/scorecards/limits.ts'
import { answerPath } from '../../../../miniapps/domain/scorecards/run-answers.ts'
import type { RunFacts } from '../../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { SampleDocument, SampleStep } from '../../../documents/add-sample-documents.ts'
import type { Dice } from '../../../world/dice.ts'
import { DEFAULT_BRAND } from '../../../world/market-groups.ts'
import type { Colleague } from '../../../world/people.ts'
import type { Organisation, WorkspaceRow } from '../../../world/sample-rows.ts'
import { SCORECARDS } from '../reference/all-scorecards.ts'

const MINUTE_MS = 60_000
/** In each agency. */
const AUDITED_BRANDS = 12
/** How many audits all rivals of one market have made. */
const BENCHMARK_AUDITS = 3
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
  const runs: SampleDocument<RunFacts>[] = []
  for (const { agencyCode, brands } of organisations) {
    const assessors = staff
      .filter(({ agencies }) => agencies.includes(agencyCode))
      .map(({ person }) => person.id)
    const add = (brand: WorkspaceRow, scorecard: Scorecard, quarters: SampleStep[][]) => {
      for (const steps of quarters) {
        const id = `run-${String(runs.length + 1).padStart(4, '0')}`
        runs.push({ id, place: brand.id, facts: { scorecard }, steps })
      }
    }
    const [audited, others] = [brands.slice(0, AUDITED_BRANDS), brands.slice(AUDITED_BRANDS)]
    for (const brand of audited)
      for (const scorecard of auditsOf(dice, brand))
        add(brand, scorecard, history(dice, scorecard, assessors))
    for (const brand of rivals(others))
      for (const scorecard of SCORECARDS.slice(0, BENCHMARK_AUDITS))
        add(brand, scorecard, history(dice, scorecard, assessors, 0).slice(-1))
  }
  return runs
}

/** The brands of the category and country that most are in: enough of them to compare with each other. */
function rivals(brands: readonly WorkspaceRow[]): readonly WorkspaceRow[] {
  const live = brands.filter(({ status }) => status !== 'TEST')
  const groups = live.map(({ categories, country_code }) =>
    live.filter((other) => other.categories[0] === categories[0] && other.country_code === country_code),
  )
  const most = groups.reduce((one, other) => (other.length > one.length ? other : one), [])
  return most.length < BENCHMARK_MIN_BRANDS ? [] : most
}

/** The default brand's first audit is left for whoever comes first. */
function auditsOf(dice: Dice, brand: WorkspaceRow): Scorecard[] {
  const possible = SCORECARDS.filter(({ id }) => brand.name !== DEFAULT_BRAND.name || id !== 'site-app')
  return dice.shuffled(possible).slice(0, dice.between(3, 7))
}

/** One to four quarters in a row, better from one to the next; the newest may be half done. */
function history(
  dice: Dice,
  scorecard: Scorecard,
  assessors: readonly string[],
  openChance = 0.5,
): SampleStep[][] {
  const quarters = QUARTERS.slice(-dice.between(1, QUARTERS.length))
  const start = dice.between(0, 2)
  return quarters.map((at, index) => {
    const isLast = index === quarters.length - 1
    const isOpen = isLast && dice.next() < openChance
    const questions = isOpen
      ? scorecard.questions.slice(0, dice.between(2, scorecard.questions.length - 1))
      : scorecard.questions
    const by = dice.pick(assessors)
    const answers = questions.map((question, place) => ({
      at: at + place * 4 * MINUTE_MS,
      by,
      set: answerOf(dice, question, start + index * 0.5),
    }))
    const end = { at: answers.at(-1)!.at, by }
    return [
      { at, by, set: begun(scorecard, at) },
      ...answers,
      ...(isOpen ? [] : [{ ...end, action: 'submit' }]),
      ...(isLast ? [] : [{ ...end, status: 'reviewed' }]),
    ]
  })
}

const begun = ({ id, version }: Scorecard, at: number): Body => ({
  scorecard: id,
  version,
  period: periodOf(new Date(at)),
  kind: 'first',
})

function answerOf(dice: Dice, { id }: Question, tendency: number): Body {
  const notApplicable = dice.next() < 0.05
  const level = Math.max(0, Math.min(4, Math.round(tendency + dice.next() * 2.4 - 0.8))) as Level
  if (notApplicable)
    return {
      [answerPath(id, 'notApplicable')]: true,
      [answerPath(id, 'reason')]: 'The brand does not do this in this country.',
    }
  const evidence = dice.pick(EVIDENCE) || (level === 4 ? EVIDENCE[0]! : '')
  return { [answerPath(id, 'level')]: level, ...(evidence && { [answerPath(id, 'evidence')]: evidence }) }
}

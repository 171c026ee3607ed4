import type { Body } from '../document/change.ts'
import { agreement } from './agreement.ts'
import type { BothAnswers, Compared } from './assessors.ts'
import { EVIDENCE_MAX_CHARACTERS, MAX_FILES_PER_ANSWER, MAX_LINKS_PER_ANSWER } from './limits.ts'
import { answerPath, type RunAnswer } from './run-answers.ts'
import { evidencePath } from './run-evidence.ts'
import type { Confidence } from './priority.ts'
import type { Level, Question } from './scorecard.ts'

export type Whose = 'first' | 'second'

/** What two assessors answered to each question, and how far they agree. */
export function compared(
  questions: readonly Pick<Question, 'id'>[],
  first: readonly RunAnswer[],
  second: readonly RunAnswer[],
): Compared {
  const of = (answers: readonly RunAnswer[], id: string) =>
    answers.find(({ questionId }) => questionId === id)
  const answers = questions.flatMap(({ id }): BothAnswers[] => {
    const [one, other] = [of(first, id), of(second, id)]
    return one && other ? [{ questionId: id, first: one, second: other }] : []
  })
  const levels = answers.flatMap((both): [Level, Level][] =>
    both.first.level === null || both.second.level === null ? [] : [[both.first.level, both.second.level]],
  )
  return { answers, kappa: agreement(levels), shared: levels.length }
}

/** Where they chose something else; other evidence for the same level is no difference. */
export const differences = (answers: readonly BothAnswers[]): BothAnswers[] =>
  answers.filter(({ first, second }) => chosen(first) !== chosen(second))

const chosen = ({ level, unknown, notApplicable }: RunAnswer): string =>
  notApplicable ? 'not applicable' : unknown ? 'unknown' : String(level)

/** Fields that an agreed run begins with: equal answers with the evidence of both, of the others what is taken. The rest is open. */
export function agreedFields(answers: readonly BothAnswers[], taken: Readonly<Record<string, Whose>>): Body {
  const different = new Set(differences(answers).map(({ questionId }) => questionId))
  const fields = answers.flatMap(({ questionId, first, second }) => {
    if (!different.has(questionId)) return fieldsOf(together(first, second))
    const whose = taken[questionId]
    return whose ? fieldsOf(whose === 'first' ? first : second) : []
  })
  return Object.fromEntries(fields)
}

/** The same choice of both: as sure as the less sure of them is. */
function together(first: RunAnswer, second: RunAnswer): RunAnswer {
  const texts = [...new Set([first.evidence.trim(), second.evidence.trim()].filter(Boolean))]
  return {
    ...first,
    evidence: texts.join('\n\n').slice(0, EVIDENCE_MAX_CHARACTERS),
    links: byId(first.links, second.links).slice(0, MAX_LINKS_PER_ANSWER),
    files: byId(first.files, second.files).slice(0, MAX_FILES_PER_ANSWER),
    confidence: SURENESS.find((each) => each === first.confidence || each === second.confidence) ?? null,
  }
}

const SURENESS: readonly Confidence[] = ['low', 'medium', 'high']

const byId = <Item extends { id: string }>(
  one: readonly Item[] = [],
  other: readonly Item[] = [],
): Item[] => [...new Map([...one, ...other].map((item) => [item.id, item])).values()]

function fieldsOf(answer: RunAnswer): [path: string, value: Body[string]][] {
  const { questionId, level, unknown, notApplicable, reason, evidence, confidence } = answer
  const { links = [], files = [] } = answer
  const parts = { level, unknown: unknown || null, notApplicable: notApplicable || null }
  const texts = { reason: reason || null, evidence: evidence || null, confidence }
  return [
    ...Object.entries({ ...parts, ...texts }).flatMap(([part, value]): [string, Body[string]][] =>
      value === null ? [] : [[answerPath(questionId, part as 'level'), value]],
    ),
    ...links.map(({ id, ...link }): [string, Body[string]] => [evidencePath(questionId, 'links', id), link]),
    ...files.map(({ id, ...file }): [string, Body[string]] => [evidencePath(questionId, 'files', id), file]),
  ]
}

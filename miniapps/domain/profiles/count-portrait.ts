import type { Edition } from '../audience/edition.ts'
import type { Expression } from '../audience/expression.ts'
import { COMPARED_MAX } from './limits.ts'
import { answersOf, type NoPortrait, type Portrait, portraitOf, ruleOfAnswer } from './portrait.ts'
import type { CountedTable, Counting } from '../surveys/counting.ts'
import type { Frame } from '../surveys/frame.ts'

export interface CountedPortrait {
  portrait: Portrait
  /** The most different rows by themselves, to tell which of them say the same. */
  overlaps: CountedTable
}

/** Counts all answers by audience and base at once, then the most different of them by one another. */
export async function countPortrait(
  survey: Pick<Counting, 'count'>,
  frame: Frame,
  { slices, weight, expression: audience }: Pick<Edition, 'slices' | 'weight' | 'expression'>,
  base: Expression,
): Promise<CountedPortrait | NoPortrait> {
  const basis = { slices, weight, base }
  const answers = answersOf(frame)
  const rows = answers.map(ruleOfAnswer)
  const portrait = portraitOf(answers, await survey.count({ ...basis, rows, columns: [audience] }))
  if ('refused' in portrait) return portrait
  const compared = portrait.rows.slice(0, COMPARED_MAX).map(({ answer }) => ruleOfAnswer(answer))
  const overlaps = await survey.count({ ...basis, rows: compared, columns: compared })
  return { portrait, overlaps }
}

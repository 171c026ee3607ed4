import type { Edition } from '../../domain/audience/edition.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { COMPARED_MAX } from '../../domain/profiles/limits.ts'
import {
  answersOf,
  type NoPortrait,
  type Portrait,
  portraitOf,
  ruleOfAnswer,
} from '../../domain/profiles/portrait.ts'
import type { CountedTable } from '../../domain/surveys/counting.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'

export interface CountedPortrait {
  portrait: Portrait
  /** The most different rows by themselves, to tell which of them say the same. */
  overlaps: CountedTable
}

/** Counts all answers by audience and base at once, then the most different of them by one another. */
export async function countPortrait(
  survey: Pick<Survey, 'frame' | 'count'>,
  { slices, weight, expression: audience }: Pick<Edition, 'slices' | 'weight' | 'expression'>,
  base: Expression,
  signal: AbortSignal,
): Promise<CountedPortrait | NoPortrait> {
  const basis = { slices, weight, base }
  const answers = answersOf(survey.frame)
  const rows = answers.map(ruleOfAnswer)
  const portrait = portraitOf(answers, await survey.count({ ...basis, rows, columns: [audience] }, signal))
  if ('refused' in portrait) return portrait
  const compared = portrait.rows.slice(0, COMPARED_MAX).map(({ answer }) => ruleOfAnswer(answer))
  const overlaps = await survey.count({ ...basis, rows: compared, columns: compared }, signal)
  return { portrait, overlaps }
}

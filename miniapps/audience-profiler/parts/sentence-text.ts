import { comparisonOf } from '../../domain/profiles/comparison-of.ts'
import type { PortraitRow } from '../../domain/profiles/portrait.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** Digits after the point of “1.67 times”. */
const TIMES_DIGITS = 2

/** One answer in words, with the numbers of the table. */
export function sentenceText(row: PortraitRow, format: Format): string {
  const { answer } = row
  const comparison = comparisonOf(row)
  const said = {
    question: answer.variable.label,
    answer: answer.code.label,
    share: format.percent(comparison.share, 1),
    base: format.percent(comparison.baseShare, 1),
  }
  switch (comparison.kind) {
    case 'more':
      return words('sentence.more', { ...said, times: Number(comparison.times.toFixed(TIMES_DIGITS)) })
    case 'less':
      return words('sentence.less', { ...said, less: format.percent(comparison.less) })
    case 'same':
      return words('sentence.same', said)
    case 'only':
      return words('sentence.only', said)
  }
}

import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import type { BarChartProps } from '../../kit/charts/bars/draw-bars.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import type { Told } from './portrait-world.tsx'
import { rowsIn } from '../../domain/profiles/told.ts'

const PERCENT = 100

/** Shares of a section's answers in audience and base, in percent. */
export function barsOf(told: Told, section: string): BarChartProps {
  const rows = rowsIn(told, section)
  return {
    title: section,
    summary: words('barsSummary'),
    categoryTitle: words('answer'),
    categories: rows.map(({ answer }) => `${answer.variable.label}: ${answer.code.label}`),
    series: [
      { name: planningWords('audience'), values: rows.map(({ share }) => share * PERCENT) },
      { name: frameWords('base'), values: rows.map(({ baseShare }) => baseShare * PERCENT) },
    ],
    measure: { title: words('share'), unit: '%', digits: 1 },
  }
}

import type { DisplaySettings } from '../../../../shell/contract/entities.ts'
import { createFormat } from '../../../kit/words/format.ts'

/** A day on which day and month cannot be mixed up for long, and a number with two marks in it. */
const DAY = new Date(2026, 2, 4, 17, 5)
const NUMBER = 1_234_567.891
const SHARE = 0.125

export type Sample = 'date' | 'fullDate' | 'time' | 'number' | 'currency' | 'percent'

/** How dates and numbers look with these settings; a locale that nobody knows is the default. */
export function samplesOf(settings: DisplaySettings, currency: string): Readonly<Record<Sample, string>> {
  const format = createFormat(settings)
  return {
    date: format.dateFormat({}).format(DAY),
    fullDate: format.dateFormat({ dateStyle: 'full' }).format(DAY),
    time: format.time(DAY),
    number: format.number(NUMBER),
    currency: format.currency(NUMBER, currency),
    percent: format.percent(SHARE, 1),
  }
}

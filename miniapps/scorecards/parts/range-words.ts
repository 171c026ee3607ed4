import { isWhole, rangeOfLevel } from '../../domain/scorecards/measure.ts'
import type { Level, Measure } from '../../domain/scorecards/scorecard.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** From where to where a level goes, in the person's words and numbers: "40 % to below 70 %", "5 to 9". */
export function rangeWords(measure: Measure, level: Level, format: Format): string {
  const { from, to } = rangeOfLevel(measure, level)
  const figure = (value: number) => figureWords(measure.unit, value, format)
  if (isWhole(measure.unit)) return wholeRange(measure, level, figure)
  if (measure.better === 'higher') {
    if (from === null) return words('range.below', { to: figure(to!) })
    if (to !== null) return words('range.between', { from: figure(from), to: figure(to) })
    return isAll(measure, from) ? figure(from) : words('range.from', { from: figure(from) })
  }
  if (to === null) return words('range.above', { from: figure(from!) })
  if (from !== null) return words('range.aboveTo', { from: figure(from), to: figure(to) })
  return to === 0 ? figure(to) : words('range.atMost', { to: figure(to) })
}

/** What is counted in whole steps says its first and its last: nothing lies between 4 and 5. */
function wholeRange(measure: Measure, level: Level, figure: (value: number) => string): string {
  const { from, to } = rangeOfLevel(measure, level)
  const isHigher = measure.better === 'higher'
  const first = isHigher ? (from ?? 0) : (from ?? -1) + 1
  const last = isHigher && to !== null ? to - 1 : to
  if (last === null) {
    return measure.unit === 'point' && isHigher ? figure(first) : words('range.from', { from: figure(first) })
  }
  return first === last ? figure(first) : words('range.whole', { from: figure(first), to: figure(last) })
}

/** All of a share is not "100 % and more". */
const isAll = ({ unit }: Measure, value: number): boolean => unit === 'percent' && value === 100

/** A figure with its unit: "40 %", "1.8 s", "5 days". */
export function figureWords(unit: Measure['unit'], value: number, { number }: Format): string {
  if (unit === 'percent' || unit === 'second' || unit === 'millisecond')
    return number(value, { style: 'unit', unit, unitDisplay: 'short' })
  if (unit === 'count' || unit === 'number') return number(value)
  return words(`unit.${unit}`, { count: value })
}

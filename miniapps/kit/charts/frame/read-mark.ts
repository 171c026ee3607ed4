import type { Mark, Measure } from '../chart.ts'
import type { Format } from '../../words/format.ts'
import { words } from '../words/words.ts'

/** As a screen reader says it. */
export const readMark = ({ name, series, value }: Mark): string =>
  series === undefined ? words('point', { name, value }) : words('pointOf', { name, series, value })

/** How a value is written where it stands alone: with its unit. */
export const valueWords = (value: number | null, measure: Measure, format: Format): string => {
  if (value === null) return words('noData')
  const number = formatOf(measure, format)(value)
  return measure.unit ? words('withUnit', { value: number, unit: measure.unit }) : number
}

/** Beside an axis: what it measures, and in what. */
export const axisWords = ({ title, unit }: Measure): string => (unit ? words('axis', { title, unit }) : title)

export const formatOf = (measure: Measure, { number }: Format): ((value: number) => string) =>
  measure.format ??
  ((value) => number(value, { minimumFractionDigits: measure.digits, maximumFractionDigits: measure.digits }))

/** Beside an axis: in steps that are round anyway. */
export const tickFormatOf = (measure: Measure, { number }: Format): ((value: number) => string) =>
  measure.format ?? ((value) => number(value))

import type { Axis } from '../../domain/audience-maps/audience-map.ts'
import type { MapFigures } from '../../domain/audience-maps/map-figures.ts'
import { flagText, universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

const TENTHS = 1000

/** A measure as people read it; what rounds to nothing has no sign. */
export function measureText(axis: Axis, value: number, format: Format): string {
  if (axis === 'size') return universeText(format, value)
  if (axis === 'index') return format.number(value, { maximumFractionDigits: 0 })
  return format.percent(Math.round(value * TENTHS) / TENTHS || 0, 1)
}

export const figureText = (figures: MapFigures, axis: Axis, format: Format): string => {
  const value = figures[axis]
  if (value !== null) return measureText(axis, value, format)
  return figures.size === null ? audienceWords('hidden') : '–'
}

/** Whether growth is more than the survey's error, in words. */
export const courseText = ({ course }: MapFigures): string => (course ? words(`course.${course}`) : '')

/** All that one should know before trusting the figures of an audience. */
export const cautionText = (figures: MapFigures): string =>
  figures.size === null ? audienceWords('hidden') : flagText(figures.flag)

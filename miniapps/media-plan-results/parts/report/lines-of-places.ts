import { lineFinder } from '../../../domain/deliveries/line-of-place.ts'
import type { LineResult } from '../../../domain/deliveries/line-result.ts'
import type { ReportPlace } from '../../../domain/deliveries/report-sums.ts'

/** The line of each place of a report: as the plan's names tell, else as the person has chosen; null is left out. */
export function linesOfPlaces(
  places: readonly ReportPlace[],
  lines: readonly LineResult[],
  chosen: Readonly<Record<number, string>>,
): readonly (string | null)[] {
  const find = lineFinder(lines.map(({ line }) => line))
  return places.map((place, at) => find(place) ?? (chosen[at] || null))
}

/** A place by the names that the report has for it. */
export const placeText = ({ line, vendor, property }: ReportPlace): string =>
  [line, vendor, property].filter(Boolean).join(' · ')

import type { Format } from '../../words/format.ts'
import type { ChartData, Measure, Series } from '../chart.ts'
import { formatOf } from './read-mark.ts'

/** The numbers of series of one measure: a row for each place, a column for each series. */
export function seriesData(
  rowTitle: string,
  names: readonly string[],
  series: readonly Series[],
  measure: Measure,
  format: Format,
): ChartData {
  return {
    rowTitle,
    columns: series.map(({ name }) => ({
      title: name,
      unit: measure.unit,
      format: formatOf(measure, format),
    })),
    rows: names.map((name, row) => ({ name, values: series.map(({ values }) => values[row] ?? null) })),
  }
}

import { universeText } from '../../kit/audience/figure-text.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { ChartData } from '../../kit/charts/chart.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { DrawnSets } from './drawn-sets.ts'

/** The table beside a picture of sets: each exclusive cell with its size, share and respondents. */
export const cellData = ({ cells }: DrawnSets, format: Format): ChartData => ({
  rowTitle: words('cells'),
  columns: [
    { title: audienceWords('size'), format: (value) => universeText(format, value) },
    { title: words('shareOfBase'), format: (value) => format.percent(value, 1) },
    { title: audienceWords('respondents'), format: (value) => format.number(value) },
  ],
  rows: cells.map(({ name, universe, share, n }) => ({ name, values: [universe, share, n] })),
})

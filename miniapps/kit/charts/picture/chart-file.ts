import { writeFile } from '../../exchange/write-file.ts'
import type { ChartData } from '../chart.ts'
import { drawnSvg } from './drawn-svg.ts'
import { pngOf } from './png-of.ts'

interface ChartOnPage {
  title: string
  chart: HTMLElement
  data: ChartData
  source: string | undefined
  /** In which spreadsheets of this person read numbers. */
  locale: string
}

/** A chart as a file: the picture as it looks now, or its numbers with all their digits. */
export async function chartFile(kind: 'png' | 'svg' | 'csv', chart: ChartOnPage): Promise<Blob> {
  if (kind === 'csv') return csvOf(chart)
  const svg = await drawnSvg(chart.chart, chart.title)
  return kind === 'png' ? pngOf(svg) : new Blob([svg.text], { type: 'image/svg+xml' })
}

function csvOf({ title, data: { rowTitle, columns, rows }, source, locale }: ChartOnPage): Blob {
  const heading = [
    rowTitle,
    ...columns.map((column) => (column.unit ? `${column.title} (${column.unit})` : column.title)),
  ]
  const lines = rows.map(({ name, values }) => [name, ...columns.map((_, index) => values[index] ?? null)])
  return writeFile(
    { name: title, rows: [heading, ...lines, ...(source ? [[], [source]] : [])] },
    'csv',
    locale,
  )
}

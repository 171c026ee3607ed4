import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'
import { drawHeatMap } from './heat/draw-heat-map.tsx'
import type { HeatMapProps } from './heat/heat-map-props.ts'
import { words } from './words/words.ts'

/** Rows and columns as coloured cells, each with its value in it. Rows may have cells of their own, each with its own name. */
export function HeatMap(props: HeatMapProps) {
  const format = useFormat()
  const { rowTitle, columns, rows, measure } = props
  const number = formatOf(measure, format)
  const column = (title: string) => ({ title, unit: measure.unit, format: number })
  const data = columns
    ? {
        columns: columns.map(column),
        rows: rows.map(({ name, cells }) => ({ name, values: cells.map(({ value }) => value) })),
      }
    : {
        columns: [column(measure.title)],
        rows: rows.flatMap(({ name, cells }) =>
          cells.map((cell) => ({
            name: words('cellOf', { row: name, cell: cell.name ?? '' }),
            values: [cell.value],
          })),
        ),
      }
  return (
    <ChartFrame {...props} data={{ rowTitle, ...data }} draw={(width) => drawHeatMap(props, width, format)} />
  )
}

import { labelLines, labelWidth, lettersIn } from '../geometry/label-lines.ts'

const GAP_PX = 12
const LINE_PX = 15

/** Names of rows: beside them where there is room, else above each. */
export interface RowLabels {
  beside: boolean
  /** Where the rows begin. */
  left: number
  /** Above each row. */
  above: number
}

const MOST_BESIDE = { share: 0.4, pixels: 260 }

export function rowLabelsOf(names: readonly string[], width: number): RowLabels {
  const most = Math.min(width * MOST_BESIDE.share, MOST_BESIDE.pixels)
  const widest = Math.max(...names.map(labelWidth), 40)
  return widest <= most ? { beside: true, left: widest + GAP_PX, above: 0 } : rowLabelsAbove()
}

export const rowLabelsAbove = (): RowLabels => ({ beside: false, left: 0, above: 20 })

interface RowLabelProps {
  text: string
  labels: RowLabels
  /** Top and height of the row, without what is above it. */
  top: number
  height: number
  width: number
}

export function RowLabel({ text, labels: { beside, above }, top, height, width }: RowLabelProps) {
  if (beside)
    return (
      <text x={-GAP_PX} y={top + height / 2} dy="0.35em" textAnchor="end">
        {text}
      </text>
    )
  return (
    <text x={0} y={top - above + LINE_PX}>
      {labelLines(text, lettersIn(width), 1)[0]}
    </text>
  )
}

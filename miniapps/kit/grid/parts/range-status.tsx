import { useEffect, useState } from 'react'
import { useFormat } from '../../words/format.ts'
import type { ShownCells } from '../cells/cell-edits.ts'
import { boxOf, type CellRange, isOneCell } from '../cells/cell-range.ts'
import { type RangeFigures, rangeFigures } from '../cells/range-figures.ts'
import { inSlices } from '../rows/in-slices.ts'
import { words } from '../words/words.ts'

/** The person has marked what they wanted: a screen reader does not read each step. */
const SETTLED_MS = 250
/** .1 + .2 is .3 here. */
const DIGITS = 12

interface RangeStatusProps<Row> {
  cells: ShownCells<Row>
  range: CellRange
}

/** Below a sheet: sum, mean and count of what is marked. */
export function RangeStatus<Row>({ cells, range }: RangeStatusProps<Row>) {
  const { number } = useFormat()
  const found = useFigures(cells, range)
  const shown = (value: number) => number(Number(value.toPrecision(DIGITS)), { maximumFractionDigits: 2 })
  const texts = found && [
    words('cells', { count: found.cells }),
    ...(found.numbers > 0
      ? [
          words('aggregate.sum', { figure: shown(found.sum) }),
          words('aggregate.mean', { figure: shown(found.sum / found.numbers) }),
        ]
      : []),
    words('aggregate.count', { figure: number(found.count) }),
  ]
  return (
    <output className="os-grid-status os-muted">
      {texts?.map((text) => (
        <span key={text}>{text} </span>
      ))}
    </output>
  )
}

function useFigures<Row>(cells: ShownCells<Row>, range: CellRange) {
  const [found, setFound] = useState<(RangeFigures & { cells: number }) | null>(null)
  const key = isOneCell(range) ? '' : JSON.stringify(boxOf(range))
  useEffect(() => {
    const stop = new AbortController()
    const box = key === '' ? null : boxOf(range)
    const timer = setTimeout(
      async () => {
        const figures = box && (await inSlices(rangeFigures(cells, box), stop.signal))
        const size = box ? (box.bottom - box.top + 1) * (box.right - box.left + 1) : 0
        if (!stop.signal.aborted) setFound(figures && { ...figures, cells: size })
      },
      box ? SETTLED_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is the range
  }, [cells, key])
  return found
}

import { useCallback, useMemo, useState } from 'react'
import { linePath, lineOf } from '../../domain/plans/plan-line.ts'
import { weeksOf } from '../../domain/plans/plan-weeks.ts'
import type { CellSpot } from '../../kit/grid/cells/cell-marks.ts'
import { Grid } from '../../kit/grid/grid.tsx'
import { words } from '../words/words.ts'
import { groupTotals } from './group-totals.ts'
import { lineColumns, type PlanView } from './line-columns.ts'
import { type PlanRow, PlanRows } from './plan-rows.ts'
import type { PlanWorld } from './plan-world.tsx'
import { useCellMarks } from './use-cell-marks.ts'
import { useOthers } from './use-others.ts'
import type { PlanHands } from './use-plan-hands.ts'

const FIRST_VIEW = {
  pinned: ['vendor'],
  hidden: [
    'market',
    'format',
    'rateIs',
    'unit',
    'start',
    'end',
    'commission',
    'fees',
    'rating',
    'length',
    'factor',
    'parent',
    'notes',
    'locked',
    'gross',
    'frequency',
  ],
}

/** The plan as planners know it: lines by weeks, with the keys of a spreadsheet. */
export function PlanGrid({ hands, view }: { hands: PlanHands; view: PlanView }) {
  const { world, document, isClosed } = hands
  const { at } = world
  const { currency } = at.head
  const { rows, columns } = useRowsAndColumns(world, view)
  const totalOf = useMemo(() => groupTotals(at, view), [at, view])
  const marksOf = useCellMarks(at, currency)
  const others = useOthers()
  const { setSpot } = hands
  const stand = useCallback(
    (spot: CellSpot | null) => {
      setSpot(spot)
      document.$standsAt.set(spot ? linePath(spot.rowKey, spot.column) : '')
    },
    [document, setSpot],
  )
  const rowMarks = useCallback(({ line }: PlanRow) => marksOf(line.id), [marksOf])
  const open = isClosed
    ? {}
    : {
        onEdit: hands.edit,
        newRow,
        selected: hands.ticked,
        onSelect: hands.setTicked,
        lockedBecause,
        onChoose: ({ rowKey, column }: CellSpot, whose: 'mine' | 'theirs') =>
          document.resolve(linePath(rowKey, column), whose),
      }
  return (
    <Grid
      alwaysGrid
      undoneOutside
      caption={words('lines')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      initialView={FIRST_VIEW}
      kept="lines"
      goal={hands.goal}
      totalOf={at.all.length > 0 ? totalOf : undefined}
      marksOf={rowMarks}
      onSpot={stand}
      others={others}
      {...open}
    />
  )
}

/** Rows and columns, which stay the same objects as long as what they show does. */
function useRowsAndColumns({ at, touchpoints, nameOf }: PlanWorld, view: PlanView) {
  const { currency } = at.head
  const [made] = useState(() => new PlanRows())
  const rows = useMemo(() => made.of(at), [made, at])
  const weeks = weeksOf(at.head)
    .map(({ from }) => from)
    .join(' ')
  const packages = rows
    .flatMap(({ line, isPackage }) =>
      isPackage || line.name ? `${line.id} ${line.name || line.vendor}` : [],
    )
    .join('\n')
  const columns = useMemo(
    () =>
      lineColumns({
        view,
        currency,
        touchpoints,
        nameOf,
        weeks: weeks.match(/\S+/g) ?? [],
        packages: new Map(packages.split('\n').filter(Boolean).map(parted)),
      }),
    [view, currency, touchpoints, nameOf, weeks, packages],
  )
  return { rows, columns }
}

const keyOf = ({ line }: PlanRow) => line.id
const parted = (text: string) =>
  [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)] as const

const newRow = (): PlanRow => ({
  line: lineOf({}, crypto.randomUUID()),
  isPackage: false,
  cost: null,
  reached: undefined,
  weeks: () => ({}),
})

/** Why a cell cannot be written. */
function lockedBecause({ line }: PlanRow, column: string): string | undefined {
  if (line.locked && column !== 'locked' && column !== 'notes') return words('why.locked')
  if (column === 'quantity' && Object.keys(line.weeks).length > 0) return words('why.weeks')
  return line.locks.has(column.slice('weeks/'.length)) ? words('why.weekLocked') : undefined
}

import { useMemo } from 'react'
import { useSheet } from '../../bridge/use-sheet.ts'
import sheet from '../grid.css?sheet'
import type { GridProps } from '../grid-props.ts'
import type { Column, GridColumn } from '../../table/column.ts'
import { useColumns } from '../../table/use-columns.ts'
import { GridBody } from './grid-body.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { useEdits } from './use-edits.ts'
import { useKeysTold } from './use-keys-told.ts'
import { useGrid } from './use-grid.ts'

/** A grid of any length with what can be done to it; comes when the first one is shown. */
export function FullGrid<Row>(given: GridProps<Row>) {
  useSheet(sheet)
  const made = useColumns(given.columns)
  const columns = useMemo(() => made.map(forGrid), [made])
  const props = { ...given, columns }
  const grid = useGrid(props)
  const edits = useEdits(grid)
  useKeysTold({
    isTicked: props.onSelect !== undefined,
    isEdited: edits.isPossible,
    hasBoxes: props.columns.some(({ isBox }) => isBox),
  })
  return (
    <div className="os-grid-whole">
      <GridToolbar grid={grid} edits={edits} />
      <GridBody grid={grid} edits={edits} />
    </div>
  )
}

const NO_VALUE = () => null

/** A column that is only drawn has nothing to sort, filter or copy. */
const forGrid = <Row,>(column: Column<Row>): GridColumn<Row> => ({
  ...column,
  type: column.type ?? 'text',
  value: column.value ?? NO_VALUE,
})

import { Redo2, Undo2 } from 'lucide'
import { Button } from '../../controls/button.tsx'
import { ExportSheet } from '../../exchange/export-sheet.tsx'
import { useFormat } from '../../words/format.ts'
import { ShareLink } from '../../views/share-link.tsx'
import { gridSheet } from '../rows/grid-sheet.ts'
import { words } from '../words/words.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { Edits } from './use-edits.ts'
import type { GridModel } from './use-grid.ts'
import { words as kitWords } from '../../words/words.ts'

/** Above the grid: how many rows, by which filters, and what can be done with all of it. */
export function GridToolbar<Row>({ grid, edits }: { grid: GridModel<Row>; edits: Edits }) {
  const { props, arranged, columns, textOf } = grid
  const { caption, fileName, views, kept } = props
  return (
    <div className="os-grid-bar">
      <output className="os-muted">{countText(grid, useFormat().number)}</output>
      <FilterChips grid={grid} />
      <div className="os-row os-grid-acts">
        {edits.isPossible && !edits.areOutside && (
          <>
            <Button iconOnly size="s" variant="quiet" icon={Undo2} {...pressing(edits.undo)}>
              {kitWords('undo')}
            </Button>
            <Button iconOnly size="s" variant="quiet" icon={Redo2} {...pressing(edits.redo)}>
              {words('redo')}
            </Button>
          </>
        )}
        <ColumnChooser grid={grid} />
        {views?.(grid.query, grid.setQuery)}
        {kept !== undefined && <ShareLink />}
        {fileName !== undefined && (
          <ExportSheet
            quiet
            sheet={() => gridSheet(caption, arranged, columns, textOf)}
            fileName={fileName}
          />
        )}
      </div>
    </div>
  )
}

const pressing = (run: (() => void) | null) => ({ disabled: run === null, onClick: run ?? undefined })

function countText<Row>({ arranged, props }: GridModel<Row>, number: (count: number) => string): string {
  const { rows, positions, isBusy } = arranged
  const all = Math.max(props.total ?? 0, rows.length)
  if (isBusy) return words('arranging')
  if (props.isCounted && positions.length === rows.length) return ''
  if (positions.length === all) return words('rows', { count: all })
  return words('rowsOf', { shown: number(positions.length), all: number(all) })
}

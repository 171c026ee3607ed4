import { useMemo, useState } from 'react'
import { SavedViews } from '../../../kit/document/saved-views/saved-views.tsx'
import type { CellEdit } from '../../../kit/grid/cells/cell-edits.ts'
import { Grid } from '../../../kit/grid/grid.tsx'
import type { GridProps } from '../../../kit/grid/grid-props.ts'
import { MEDIA_COLUMNS, mediaRows, type MediaRow } from './media-rows.ts'
import { Specimen, Specimens } from './specimen.tsx'

const MANY = 100_000
const BROKEN = { title: 'The server had a problem', text: 'What you saved is safe.', canRetry: true }
const rowKey = ({ id }: MediaRow) => id

/** One table, from no row to a hundred thousand. */
export function GridRoom() {
  return (
    <>
      <Specimens title="Many rows">
        <Specimen
          title="100,000 rows, edited"
          note="Arrows move, Shift marks, Enter or typing writes, Ctrl+D fills down, Ctrl+Z takes back; copy to and paste from a spreadsheet. A heading sorts, its menu filters, groups, pins and hides."
          wide
        >
          <EditedGrid />
        </Specimen>
        <Specimen title="Grouped, with figures; rows to tick" wide>
          <TickedGrid />
        </Specimen>
        <Specimen title="No row passes the filters" wide>
          <Media
            rows={useMemo(() => mediaRows(60), [])}
            initialView={{ filters: { brand: { kind: 'text', has: 'nobody' } } }}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Few rows, and none">
        <Specimen title="Five rows: a plain table" wide>
          <Media caption="Five lines" rows={useMemo(() => mediaRows(5), [])} />
        </Specimen>
        <Specimen title="Empty">
          <Media caption="No lines" rows={NONE} empty="Lines appear here when a plan has been approved." />
        </Specimen>
        <Specimen title="Loading">
          <Media caption="Lines" rows={NONE} loading />
        </Specimen>
        <Specimen title="Failed to load">
          <Media rows={NONE} error={BROKEN} onRetry={() => {}} />
        </Specimen>
      </Specimens>
    </>
  )
}

const NONE: readonly MediaRow[] = []

const Media = (props: Partial<GridProps<MediaRow>> & Pick<GridProps<MediaRow>, 'rows'>) => (
  <Grid caption="Media plan" columns={MEDIA_COLUMNS} rowKey={rowKey} {...props} />
)

function EditedGrid() {
  const [rows, setRows] = useState(() => mediaRows(MANY))
  const edit = (edits: readonly CellEdit[]) => setRows((before) => edited(before, edits))
  return (
    <Media
      rows={rows}
      onEdit={edit}
      fileName="Media plan"
      kept="media"
      views={(query, choose) => <SavedViews list="sample/media" query={query} onChoose={choose} />}
    />
  )
}

/** Rows are positions here, so that an edit finds its row. */
function edited(rows: readonly MediaRow[], edits: readonly CellEdit[]): MediaRow[] {
  const after = [...rows]
  for (const { rowKey, column, value } of edits) {
    const at = Number(rowKey)
    after[at] = { ...after[at]!, [column]: value }
  }
  return after
}

function TickedGrid() {
  const rows = useMemo(() => mediaRows(2000), [])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return <Media rows={rows} initialView={{ group: 'market' }} selected={selected} onSelect={setSelected} />
}

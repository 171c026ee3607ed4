import { useMemo } from 'react'
import { branchOf } from '../../domain/touchpoints/library-rows.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import type { CellEdit } from '../../kit/grid/cells/cell-edits.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words } from '../words/words.ts'
import { editedFields } from './edited-fields.ts'
import { touchpointColumns } from './touchpoint-columns.tsx'
import { EVERYTHING } from './touchpoint-tree.tsx'
import { useCurves } from './use-curves.ts'
import type { Library } from './use-library.ts'

interface TouchpointGridProps {
  library: Library
  branch: string
  day: string
  faulty: ReadonlySet<string>
  onOpen(code: string): void
}

/**
 * Touchpoints of a branch as a spreadsheet: cells are written, pasted and filled; a row opens all there is of
 * it.
 */
export function TouchpointGrid({ library, branch, day, faulty, onOpen }: TouchpointGridProps) {
  const { rows, above, isClosed, document } = library
  const { portal } = useMiniApp()
  const language = useLanguage()
  const curves = useCurves()
  const isMarket = above !== null
  const shown = useMemo(() => (branch === EVERYTHING ? rows : branchOf(rows, branch)), [rows, branch])
  const known = [...faulty].join()
  const columns = useMemo(
    () => touchpointColumns({ isMarket, isClosed, language, faulty, day, curves }),
    // oxlint-disable-next-line react/exhaustive-deps -- sets and curves are made anew each time
    [isMarket, isClosed, language, known, day, curves.options],
  )
  const edit = (edits: readonly CellEdit[]) => {
    const values = editedFields(edits, above)
    if (Object.keys(values).length < edits.length) portal.notify({ kind: 'warning', text: words('notTaken') })
    if (Object.keys(values).length > 0) document.set(values)
  }
  return (
    <div className="library-grid">
      <Grid
        caption={words('everything')}
        columns={columns}
        rows={shown}
        rowKey={({ code }) => code}
        alwaysGrid
        kept="touchpoints"
        initialView={{ pinned: ['name'] }}
        onOpen={({ code }) => onOpen(code)}
        {...(!isClosed && { onEdit: edit })}
        empty={<EmptyState title={words('none')}>{words('noneHint')}</EmptyState>}
      />
    </div>
  )
}

import { useEffect, useMemo, useRef } from 'react'
import { CircleCheck, FileDown } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { StepProblem } from '../../kit/exchange/import-wizard/step-problem.tsx'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { words as fileWords } from '../../kit/exchange/words/words.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { errorSheet } from './error-sheet.ts'
import { type FaultGroup, faultGroups } from './fault-groups.ts'
import { faultText, remedyText } from './fault-text.ts'
import { fieldName } from './field-name.ts'
import { lineName } from './line-name.ts'
import { MendField } from './mend-field.tsx'
import { rowsText } from './rows-text.ts'
import type { Upload } from './use-upload.ts'

const GROUPS_SHOWN = 25

/** Cells that cannot be imported as they are, mended in place; nothing of the file itself is changed. */
export function MendStep({ upload }: { upload: Upload }) {
  const { staged, problem, busy, goTo } = upload
  const groups = useMemo(() => faultGroups(staged?.faults ?? []), [staged])
  const list = useRef<HTMLDivElement>(null)
  useFocusOnNext(list, groups.length)
  return (
    <>
      <div ref={list} tabIndex={-1} className="mend">
        {groups.length > 0 ? (
          <>
            <p>{words('mend.lead', { count: staged!.faults.length })}</p>
            <Faults upload={upload} groups={groups} />
          </>
        ) : (
          <EmptyState icon={CircleCheck} title={words('mend.none')} />
        )}
      </div>
      <StepProblem problem={problem} />
      <div className="os-row import-actions">
        <Button onClick={() => goTo('columns')}>{kitWords('tour.back')}</Button>
        {groups.length > 0 && <Errors upload={upload} />}
        <Button variant="primary" busy={busy} disabled={groups.length > 0} onClick={() => goTo('check')}>
          {words('mend.next')}
        </Button>
      </div>
    </>
  )
}

/** A fault that is mended takes its field along: the next one gets the focus, and it is said how many are left. */
function useFocusOnNext(list: React.RefObject<HTMLDivElement | null>, left: number): void {
  const { portal } = useMiniApp()
  const before = useRef(left)
  useEffect(() => {
    if (left < before.current) {
      portal.announce(words('mend.left', { count: left }))
      const root = list.current!.getRootNode() as ShadowRoot
      const next = list.current!.querySelector<HTMLElement>('tbody input') ?? list.current!
      if (!root.activeElement || !root.activeElement.matches('input')) next.focus()
    }
    before.current = left
  }, [left, list, portal])
}

function Faults({ upload, groups }: { upload: Upload; groups: readonly FaultGroup[] }) {
  const { look, mend, decide } = upload
  const columns: Column<FaultGroup>[] = [
    { key: 'rows', title: words('row.title'), cell: ({ rows }) => <RowsOf rows={rows} upload={upload} /> },
    { key: 'field', title: words('field'), cell: ({ field }) => fieldName(field) },
    {
      key: 'fault',
      title: words('fault'),
      cell: ({ code }) => (
        <>
          {faultText(code)} <span className="os-help">{remedyText(code, look!.locale)}</span>
        </>
      ),
    },
    {
      key: 'mend',
      title: words('correct'),
      cell: (group) => (
        <MendField
          group={group}
          onMend={(text) => mend(group.rows.map((row) => ({ row, column: group.column ?? 0, text })))}
          onLeaveOut={() => decide(group.rows, false)}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={words('faults')}
      hideCaption
      columns={columns}
      rows={groups}
      rowKey={({ key }) => key}
      pageSize={GROUPS_SHOWN}
    />
  )
}

/** Rows with the name of the line, where it is one. */
function RowsOf({ rows, upload }: { rows: readonly number[]; upload: Upload }) {
  const line = rows.length === 1 && upload.staged!.lines.find(({ row }) => row === rows[0])
  return (
    <>
      {rowsText(rows)} {line && <span className="os-help">{lineName(line.values)}</span>}
    </>
  )
}

function Errors({ upload: { staged, look, fileName } }: { upload: Upload }) {
  const { save, busy } = useSaveFile()
  const make = useSheetFiles()
  const title = fileWords('review.errorsOf', { name: fileName.replace(/\.\w+$/, '') })
  return (
    <Button
      icon={FileDown}
      busy={busy}
      onClick={() => void save(() => make('xlsx', title, () => errorSheet(staged!.faults, look!.locale)))}
    >
      {fileWords('review.download')}
    </Button>
  )
}

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useFormat } from '../../words/format.ts'
import { readValue } from '../cells/read-value.ts'
import { copyTextOf, type GridColumn, type CellValue } from '../../table/column.ts'
import { words } from '../words/words.ts'
import { CELL_ANCHOR, CellTip } from './cell-tip.tsx'
import type { GridTools, Writing } from './grid-tools.ts'

interface CellEditorProps<Row> extends GridTools<Row> {
  row: Row
  column: GridColumn<Row>
  writing: Writing
}

/** Where a cell's value is written: Enter keeps it and goes down, Tab goes on, Esc leaves it as it was. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { column, row, cells, writing } = props
  const { keep, finish, fault, setFault } = useKeeping(props)
  const faultId = useId()
  const format = useFormat()
  const [text, setText] = useState(() => firstText(column, row, writing, copyTextOf(column, format)))
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useLayoutEffect(() => {
    field.current!.focus({ preventScroll: true })
    if (writing.typed === null && column.type === 'text') field.current!.select()
  }, [writing, column])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key === 'Escape') finish('stay')
    else if (event.key === 'Enter') keep(text, 'down')
    else if (event.key === 'Tab') keep(text, event.shiftKey ? 'back' : 'on')
    else return
    event.preventDefault()
  }
  const rowName = cells.textOf(cells.columns[0]!)(cells.columns[0]!.value(row))
  const common = {
    ref: field,
    className: 'os-grid-editor',
    'aria-label': words('edit', { column: column.title, row: rowName }),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? faultId : undefined,
    style: { anchorName: CELL_ANCHOR },
    value: text,
    onKeyDown,
    onBlur: () => keep(text, 'leave'),
  }
  const write = (next: string) => {
    setText(next)
    setFault(undefined)
  }
  return (
    <>
      {column.type === 'choice' ? (
        <select {...common} onChange={(event) => write(event.target.value)}>
          <option value="">{words('noValue')}</option>
          {column.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {cells.textOf(column)(choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={column.type === 'date' ? 'date' : 'text'}
          inputMode={column.type === 'number' ? 'decimal' : undefined}
          onChange={(event) => write(event.target.value)}
        />
      )}
      {fault && <CellTip id={faultId} text={fault} isFault />}
    </>
  )
}

function firstText<Row>(
  { type, value }: GridColumn<Row>,
  row: Row,
  { typed }: Writing,
  copyText: (value: CellValue) => string,
): string {
  if (typed !== null && (type === 'text' || type === 'number')) return typed
  const held = value(row)
  return type === 'number' ? copyText(held) : String(held ?? '')
}

type After = 'stay' | 'down' | 'on' | 'back' | 'leave'

/** Ends the writing, with what was written or without. */
function useKeeping<Row>({ row, column, cells, edits, cursor, setWriting }: CellEditorProps<Row>) {
  const { portal } = useMiniApp()
  const format = useFormat()
  const [fault, setFault] = useState<string>()
  const isDone = useRef(false)
  const finish = (after: After) => {
    isDone.current = true // the field that goes says "blur" once more
    setWriting(null)
    const { line, column } = cursor.range.cursor
    const steps = { stay: [0, 0], leave: [0, 0], down: [1, 0], on: [0, 1], back: [0, -1] } as const
    const [down, on] = steps[after]
    if (down === 0 && on === 0) return
    cursor.moveTo({
      line: Math.min(line + down, cells.lineCount - 1),
      column: Math.max(0, Math.min(column + on, cells.columns.length - 1)),
    })
  }
  const keep = (text: string, after: After) => {
    if (isDone.current) return
    const value = readValue(text, column, cells.textOf(column), format)
    const reason = words(`invalid.${column.type}`)
    if (value === undefined && after !== 'leave') {
      setFault(reason)
      return portal.announce(reason)
    }
    finish(after)
    const before = column.value(row)
    if (value === undefined) {
      const [first] = cells.columns
      const name = cells.textOf(first!)(first!.value(row))
      portal.notify({ kind: 'warning', text: words('notKept', { column: column.title, row: name, reason }) })
    } else if (value !== before)
      edits.write([{ rowKey: cells.rowKey(row), column: column.key, before, value }])
  }
  return { keep, finish, fault, setFault }
}

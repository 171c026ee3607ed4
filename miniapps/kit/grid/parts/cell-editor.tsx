import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useFormat } from '../../words/format.ts'
import { fillWith } from '../cells/fill-cells.ts'
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
    const isFill = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const after = isFill ? 'stay' : afterKey(event, writing.typed !== null && column.type !== 'choice')
    if (event.key === 'Escape') finish('stay')
    else if (after) keep(text, after, isFill)
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

const STEPS = {
  stay: [0, 0],
  leave: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  on: [0, 1],
  back: [0, -1],
  right: [0, 1],
  left: [0, -1],
} as const

type After = keyof typeof STEPS

/** Arrows go on where somebody began by typing; where they came to change what stands there, arrows move in the text. */
function afterKey({ key, shiftKey, currentTarget }: KeyboardEvent, isTyped: boolean): After | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'back' : 'on'
  if (!isTyped) return undefined
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowUp') return 'up'
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  if (key === 'ArrowRight') return isRightToLeft ? 'left' : 'right'
  return key === 'ArrowLeft' ? (isRightToLeft ? 'right' : 'left') : undefined
}

const upTo = (most: number, at: number) => Math.max(0, Math.min(at, most))

/** Ends the writing, with what was written or without. */
function useKeeping<Row>({ row, column, cells, edits, cursor, endWriting }: CellEditorProps<Row>) {
  const { portal } = useMiniApp()
  const format = useFormat()
  const [fault, setFault] = useState<string>()
  const isDone = useRef(false)
  /** Another empty row comes after one that is added now. */
  const finish = (after: After, adds = false) => {
    isDone.current = true // the field that goes says "blur" once more
    endWriting()
    const { line, column } = cursor.range.cursor
    const [down, on] = STEPS[after]
    if (down === 0 && on === 0) return
    const isTab = after === 'on' || after === 'back'
    const lastLine = cells.lineCount - (adds ? 0 : 1)
    const from = after === 'down' ? (cursor.home ?? column) : column
    cursor.moveTo(
      { line: upTo(lastLine, line + down), column: upTo(cells.columns.length - 1, from + on) },
      isTab ? { home: cursor.home ?? column } : {},
    )
  }
  const keep = (text: string, after: After, isFill = false) => {
    if (isDone.current) return
    const value = readValue(text, column, cells.textOf(column), format)
    const reason = words(`invalid.${column.type}`)
    if (value === undefined && after !== 'leave') {
      setFault(reason)
      return portal.announce(reason)
    }
    const before = column.value(row)
    const isBlank = cells.newRow !== undefined && cursor.range.cursor.line === cells.lineCount - 1
    finish(after, isBlank && value !== undefined && value !== before)
    if (value === undefined) {
      const [first] = cells.columns
      const name = cells.textOf(first!)(first!.value(row))
      portal.notify({ kind: 'warning', text: words('notKept', { column: column.title, row: name, reason }) })
    } else if (isFill) edits.write(fillWith(cells, cursor.range, value, column))
    else if (value !== before)
      edits.write({ edits: [{ rowKey: cells.rowKey(row), column: column.key, before, value }], refused: 0 })
  }
  return { keep, finish, fault, setFault }
}

import { isSumLabel } from '../planning/uploads/total-row.ts'
import { MONEY_FIELDS, type PlanField, ruleOf } from './plan-fields.ts'
import { type FaultCode, type FileReading, readField, type StagedValue } from './read-field.ts'
import { cellText, type UploadCell } from './upload-cell.ts'

export type StagedValues = Readonly<Partial<Record<PlanField, StagedValue>>>

/** A line of a file as it would be imported. */
export interface StagedLine {
  /** As the spreadsheet counts, from 1. */
  row: number
  values: StagedValues
}

/** A cell that cannot be imported as it is. */
export interface CellFault {
  row: number
  /** From 0; null where the file has no column for the field. */
  column: number | null
  field: PlanField
  code: FaultCode
  /** The cell's text. */
  given: string
}

/** Why a row is no line: it sums others up, says the headings again, or has nothing but a text. */
export type LeftOutReason = 'total' | 'subtotal' | 'heading' | 'note' | 'by-hand'

export interface LeftOutRow {
  row: number
  reason: LeftOutReason
  label: string
  /** Amounts of totals, in minor units; null where its cell says none. */
  amounts: Readonly<Partial<Record<'net' | 'gross', number | null>>>
}

export interface Staged {
  lines: readonly StagedLine[]
  faults: readonly CellFault[]
  leftOut: readonly LeftOutRow[]
  /** Rows without anything. */
  empty: number
}

export type ColumnMapping = ReadonlyMap<number, PlanField>

export interface Staging extends FileReading {
  rows: readonly (readonly UploadCell[])[]
  /** From 1. */
  header: number
  mapping: ColumnMapping
  /** Decisions of the person by row, against what is found. */
  kept?: ReadonlyMap<number, boolean>
}

/** Rows below the headings as lines, with the faults of their cells; what sums up or says nothing is left out, and listed. */
export function stageLines({ rows, header, mapping, kept = new Map(), ...reading }: Staging): Staged {
  const lines: StagedLine[] = []
  const faults: CellFault[] = []
  const leftOut: LeftOutRow[] = []
  let empty = 0
  const headings = rows[header - 1] ?? []
  const end = lastTotal(rows, header)
  for (let place = header; place < rows.length; place++) {
    const [cells, row] = [rows[place]!, place + 1]
    if (cells.every((cell) => cell === null || cell === '')) {
      empty++
      continue
    }
    const reason = kept.has(row)
      ? kept.get(row)
        ? null
        : 'by-hand'
      : reasonToLeaveOut(cells, headings, mapping, place > end)
    if (reason)
      leftOut.push({ row, reason, label: labelOf(cells), amounts: amountsOf(cells, mapping, reading) })
    else lines.push(lineOf(cells, row, mapping, reading, faults))
  }
  return { lines, faults, leftOut, empty }
}

/** The first text of a row. */
const labelOf = (cells: readonly UploadCell[]): string =>
  cells.find((cell): cell is string => typeof cell === 'string' && /\p{L}/u.test(cell))?.trim() ?? ''

/** "Total TV", "Summe Online": sums by their first word, as long as they have no day of their own. */
const BEGINS_AS_SUM = /^(sub-?total|total|summe|zwischensumme|gesamt|sous-total|suma|somme|合計|小計)/i

function reasonToLeaveOut(
  cells: readonly UploadCell[],
  headings: readonly UploadCell[],
  mapping: ColumnMapping,
  isBehindTotal: boolean,
): LeftOutReason | null {
  const texts = cells.flatMap((cell) => (typeof cell === 'string' && cell.trim() !== '' ? [cell] : []))
  const sum = texts.find(isSumLabel)
  if (sum !== undefined) return isSubtotal(sum) ? 'subtotal' : 'total'
  if (isRepeated(cells, headings)) return 'heading'
  const mapped = [...mapping].filter(([column]) => !isEmpty(cells[column]))
  if (mapped.some(([, field]) => field === 'start' || field === 'end')) return null
  if (BEGINS_AS_SUM.test(labelOf(cells))) return 'subtotal'
  return !isBehindTotal && mapped.some(([, field]) => ruleOf(field).kind !== 'text') ? null : 'note'
}

/** Place of the last total: taxes and terms follow it, which have no days. */
const lastTotal = (rows: Staging['rows'], header: number): number => {
  const place = rows.findLastIndex((cells, at) => at >= header && cells.some(isTotal))
  return place < 0 ? rows.length : place
}

const isTotal = (cell: UploadCell): boolean =>
  typeof cell === 'string' && isSumLabel(cell) && !isSubtotal(cell)

const isSubtotal = (label: string): boolean => /^\W*(sub|zwischen)/i.test(label)

const isEmpty = (cell: UploadCell | undefined): boolean => cell === undefined || cell === null || cell === ''

/** Long files say their headings again on each page. */
function isRepeated(cells: readonly UploadCell[], headings: readonly UploadCell[]): boolean {
  const titles = headings.flatMap((title, column) =>
    typeof title === 'string' && title !== '' ? [column] : [],
  )
  return titles.length > 1 && titles.every((column) => cells[column] === headings[column])
}

function amountsOf(cells: readonly UploadCell[], mapping: ColumnMapping, reading: FileReading) {
  const amounts: Partial<Record<'net' | 'gross', number | null>> = {}
  for (const [column, field] of mapping) {
    if (field !== 'net' && field !== 'gross') continue
    const read = readField(cells[column] ?? null, ruleOf(field), reading)
    amounts[field] = 'value' in read && typeof read.value === 'number' ? read.value : null
  }
  return amounts
}

function lineOf(
  cells: readonly UploadCell[],
  row: number,
  mapping: ColumnMapping,
  reading: FileReading,
  faults: CellFault[],
): StagedLine {
  const values: Partial<Record<PlanField, StagedValue>> = {}
  const before = faults.length
  for (const [column, field] of mapping) {
    const cell = cells[column] ?? null
    const read = readField(cell, ruleOf(field), reading)
    if ('code' in read)
      faults.push({ row, column, field, code: read.code, given: cellText(cell, reading.locale) })
    else if (read.value !== null) values[field] = read.value
  }
  if (faults.length === before) faults.push(...faultsOfLine(values, row, mapping))
  return { row, values }
}

/** Faults between the cells of a line whose cells are right one by one. */
function faultsOfLine(values: StagedValues, row: number, mapping: ColumnMapping): CellFault[] {
  const columnOf = (wanted: PlanField) => [...mapping].find(([, field]) => field === wanted)?.[0] ?? null
  const fault = (field: PlanField, code: FaultCode): CellFault => ({
    row,
    column: columnOf(field),
    field,
    code,
    given: String(values[field] ?? ''),
  })
  const { start = '', end = '' } = values
  const money = MONEY_FIELDS.find((field) => columnOf(field) !== null) ?? 'net'
  return [
    ...(end !== '' && end < start ? [fault('end', 'end-before-start')] : []),
    ...(hasMoney(values) ? [] : [fault(money, 'no-money')]),
  ]
}

/** An amount, or a rate and what is bought at it. */
const hasMoney = ({ net, gross, rate, quantity, rateType }: StagedValues): boolean =>
  net !== undefined ||
  gross !== undefined ||
  (rate !== undefined && (quantity !== undefined || rateType === 'flat'))

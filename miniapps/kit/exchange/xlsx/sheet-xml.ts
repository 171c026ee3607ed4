import { MAX_CELL_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from '../limits.ts'
import {
  type ColumnFormat,
  ExchangeError,
  isFormula,
  type Sheet,
  type SheetCell,
  type SheetColumn,
} from '../sheet.ts'
import { columnName } from './column-name.ts'
import { serialOf } from './serial-date.ts'
import { PLAIN_STYLE, QUOTED_STYLE, styleOf, TITLE_STYLE, type Way, WRAPPED_STYLE } from './styles.ts'
import { encodeCell, escapeXml } from './xml.ts'

const LEAST_WIDTH = 8
/** Of a day or what is computed: neither is as wide as its text in code. */
const DAY_LENGTH = 10
const MOST_WIDTH = 60

/** The XML of one sheet: the rows, widths, and titles that stay in sight. */
export function sheetXml(sheet: Sheet, isFirst: boolean): string {
  const { rows, columns = [], titleRows = 0, titleColumns = 0 } = sheet
  const totals = new Set(sheet.totalRows)
  if (rows.length > MAX_ROWS || rows.some((row) => row.length > MAX_COLUMNS))
    throw new ExchangeError('too-many-rows', { sheet: sheet.name, rows: rows.length })
  const names = Array.from({ length: widest(rows) }, (_, index) => columnName(index))
  const body = rows.map((row, index) => {
    const cells = row.map((value, column) => {
      if (value === null || value === '') return ''
      const address = `${names[column]}${index + 1}`
      if (index < titleRows) return cellXml(address, value, 'title')
      const isTinted = columns[column]?.tinted && typeof value === 'number'
      const way = totals.has(index) ? 'total' : isTinted ? 'tint' : ''
      return cellXml(address, value, lookOf(columns[column]), way)
    })
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane(titleRows, titleColumns)}</sheetView></sheetViews>${widths(sheet)}<sheetData>${body.join('')}</sheetData>${choices(sheet)}</worksheet>`
}

const widest = (rows: Sheet['rows']) => rows.reduce((most, { length }) => Math.max(most, length), 0)

function pane(rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return ''
  const [across, down] = [columns > 0 ? `xSplit="${columns}" ` : '', rows > 0 ? `ySplit="${rows}" ` : '']
  const active = columns === 0 ? 'bottomLeft' : rows === 0 ? 'topRight' : 'bottomRight'
  return `<pane ${across}${down}topLeftCell="${columnName(columns)}${rows + 1}" activePane="${active}" state="frozen"/>`
}

function widths({ rows, columns = [] }: Sheet): string {
  const titles = rows[0] ?? []
  const each = Array.from({ length: Math.max(columns.length, titles.length) }, (_, index) => {
    const title = titles[index] ?? ''
    const needed = (typeof title === 'object' ? DAY_LENGTH : String(title).length) + 2
    const width = columns[index]?.width ?? Math.min(Math.max(needed, LEAST_WIDTH), MOST_WIDTH)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return each.length > 0 ? `<cols>${each.join('')}</cols>` : ''
}

type Look = ColumnFormat | 'title' | 'wrapped' | undefined

const lookOf = (column: SheetColumn | undefined): Look =>
  column?.format ?? (column?.wraps ? 'wrapped' : undefined)

/** The longest list that a cell can hold itself; a longer one would need a range of its own. */
const MOST_CHOICES_CHARACTERS = 255

/** Lists to choose from, where the cell can hold them: a comma parts their values. */
function choices({ rows, columns = [], titleRows = 0 }: Sheet): string {
  const lists = columns.flatMap(({ choices: values = [] }, index) => {
    const list = values.join(',')
    const isHeld = list.length <= MOST_CHOICES_CHARACTERS && !values.some((value) => /[,"]/.test(value))
    if (values.length === 0 || !isHeld || rows.length <= titleRows) return []
    const name = columnName(index)
    const cells = `${name}${titleRows + 1}:${name}${rows.length}`
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>"${escapeXml(list)}"</formula1></dataValidation>`
  })
  return lists.length > 0
    ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
    : ''
}

function cellXml(address: string, value: Exclude<SheetCell, null>, format?: Look, way: Way = ''): string {
  const own =
    format === 'title'
      ? TITLE_STYLE
      : format === 'wrapped'
        ? WRAPPED_STYLE
        : format
          ? styleOf(format, way)
          : undefined
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? numberXml(address, value, own ?? PLAIN_STYLE) : ''
    case 'boolean':
      return `<c r="${address}" s="${own ?? PLAIN_STYLE}" t="b"><v>${value ? 1 : 0}</v></c>`
    case 'string':
      return textXml(address, value, way === 'total' ? 'title' : format)
    default:
      if (!isFormula(value)) return dateXml(address, value, own)
      return `<c r="${address}" s="${own ?? PLAIN_STYLE}"><f>${escapeXml(value.formula)}</f><v>${value.value}</v></c>`
  }
}

const numberXml = (address: string, value: number, style: number) =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`

function dateXml(address: string, value: Date, own: number | undefined): string {
  if (Number.isNaN(value.getTime())) throw new ExchangeError('no-date', { cell: address })
  const serial = serialOf(value)
  if (serial === undefined) return textXml(address, value.toISOString().slice(0, 10))
  return numberXml(address, serial, own ?? styleOf(Number.isInteger(serial) ? 'date' : 'date-time'))
}

function textXml(address: string, value: string, format?: Look): string {
  if (value.length > MAX_CELL_CHARACTERS)
    throw new ExchangeError('text-too-long', { cell: address, limit: MAX_CELL_CHARACTERS })
  const style = format === 'title' ? TITLE_STYLE : textStyle(value, format)
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(encodeCell(value))}</t></is></c>`
}

function textStyle(value: string, format: Look): number {
  if (/^[=+\-@\t\r]/.test(value)) return QUOTED_STYLE
  if (format === 'wrapped' || value.includes('\n')) return WRAPPED_STYLE
  return format === 'text' ? styleOf('text') : PLAIN_STYLE
}

import { strToU8, zipSync } from 'fflate'
import { columnName } from '../../miniapps/kit/exchange/xlsx/column-name.ts'
import { escapeXml } from '../../miniapps/kit/exchange/xlsx/xml.ts'

/** A formula with the value that its program computed last; null: the program computes nothing. */
export interface Formula {
  formula: string
  value: string | number | null
}

export type BookCell = string | number | Date | Formula | null

export interface BookSheet {
  name: string
  isHidden?: boolean
  rows: readonly (readonly BookCell[])[]
  /** `A1:H1` */
  merged?: readonly string[]
}

/** Habits of the program that wrote a workbook. */
export interface Maker {
  strings: 'shared' | 'inline'
  /** Days are counted from 1904, as old Macintosh files do. */
  from1904?: boolean
  dateFormat: string
}

const DAY_MS = 86_400_000
const DAYS_TO_1970 = { from1900: 25_569, from1904: 24_107 }
/** Of all parts, so that the same sheets are the same bytes; a ZIP knows local times only. */
const WRITTEN = new Date(2026, 0, 2)
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const DATE_STYLE = 1

/** A workbook as other programs write it: merged cells, formulas, shared texts, hidden sheets, which our own files never have. */
export function vendorBook(sheets: readonly BookSheet[], maker: Maker): Uint8Array {
  const texts: string[] = []
  const parts = sheets.map(
    (sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, maker, texts)] as const,
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(sheets, maker),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': stylesXml(maker),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts.map((text) => `<si>${textXml(text)}</si>`).join('')}</sst>`,
    ...Object.fromEntries(parts),
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(XML + text)])),
    { mtime: WRITTEN, level: 9 },
  )
}

const textXml = (text: string): string => `<t xml:space="preserve">${escapeXml(text)}</t>`

function sheetXml({ rows, merged = [] }: BookSheet, maker: Maker, texts: string[]): string {
  const lines = rows.map((row, place) => {
    const cells = row.map((cell, column) => cellXml(`${columnName(column)}${place + 1}`, cell, maker, texts))
    return `<row r="${place + 1}">${cells.join('')}</row>`
  })
  const cells = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${cells && `<mergeCells count="${merged.length}">${cells}</mergeCells>`}</worksheet>`
}

function cellXml(at: string, cell: BookCell, maker: Maker, texts: string[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (cell instanceof Date) {
    const epoch = maker.from1904 ? DAYS_TO_1970.from1904 : DAYS_TO_1970.from1900
    return `<c r="${at}" s="${DATE_STYLE}"><v>${cell.getTime() / DAY_MS + epoch}</v></c>`
  }
  if (typeof cell === 'object') {
    const type = typeof cell.value === 'string' ? ' t="str"' : ''
    return `<c r="${at}"${type}><f>${escapeXml(cell.formula)}</f>${cell.value === null ? '' : `<v>${escapeXml(String(cell.value))}</v>`}</c>`
  }
  if (maker.strings === 'inline') return `<c r="${at}" t="inlineStr"><is>${textXml(cell)}</is></c>`
  if (!texts.includes(cell)) texts.push(cell)
  return `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`
}

function workbookXml(sheets: readonly BookSheet[], { from1904 }: Maker): string {
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  )
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`
}

const relations = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const stylesXml = ({ dateFormat }: Maker): string =>
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${escapeXml(dateFormat)}"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill/><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

function contentTypes(sheets: number): string {
  const parts = [
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ['sharedStrings', 'sharedStrings'],
    ...Array.from({ length: sheets }, (_, at) => [`worksheets/sheet${at + 1}`, 'worksheet']),
  ]
  const overrides = parts.map(
    ([name, kind]) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${kind}+xml"/>`,
  )
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

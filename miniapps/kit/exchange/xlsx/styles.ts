import type { ColumnFormat } from '../sheet.ts'

/** Numbers of formats that every spreadsheet knows; `date` and `date-time` are shown as its reader writes them. */
const NUMBER_FORMATS: Readonly<Record<ColumnFormat, number>> = {
  text: 49,
  number: 4,
  integer: 3,
  percent: 10,
  date: 14,
  'date-time': 22,
}

/** Rows of the table of styles below, which cells name by their place. */
const FORMATS = Object.keys(NUMBER_FORMATS) as ColumnFormat[]
export const PLAIN_STYLE = 0
export const TITLE_STYLE = 1
/** Text that begins like a formula: the sheet marks it as text, so that editing it does not turn it into one. */
export const QUOTED_STYLE = 2
export const WRAPPED_STYLE = 3
/** Looks of numbers and dates: plain, of a total, tinted. */
const WAYS = ['', 'total', 'tint'] as const
export type Way = (typeof WAYS)[number]
export const styleOf = (format: ColumnFormat, way: Way = ''): number =>
  4 + WAYS.indexOf(way) * FORMATS.length + FORMATS.indexOf(format)

const formats = WAYS.flatMap((way) =>
  FORMATS.map(
    (format) =>
      `<xf numFmtId="${NUMBER_FORMATS[format]}" fontId="${way === 'total' ? 1 : 0}" fillId="${way === 'tint' ? 2 : 0}" borderId="0" xfId="0" applyNumberFormat="1"${way === 'total' ? ' applyFont="1"' : way === 'tint' ? ' applyFill="1"' : ''}/>`,
  ),
)

export const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDCE6F2"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${4 + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>${formats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

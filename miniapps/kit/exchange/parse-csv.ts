import Papa from 'papaparse'

/** A field that begins with a quotation mark and goes on after the one that should end it, or never ends. */
export interface StrayQuote {
  /** From 0, as the column. */
  row: number
  column: number
}

export interface CsvTexts {
  rows: string[][]
  strayQuotes: StrayQuote[]
}

/**
 * The texts of a CSV file. By the letter of RFC 4180 a stray quotation mark makes one text of all that follows, up to the
 * next mark that looks like an end: here its field is taken as it stands, up to the end of its column or line, and told.
 */
export function parseCsv(text: string, delimiter: string): CsvTexts {
  const found: CsvTexts = { rows: [], strayQuotes: [] }
  for (let rest: string | undefined = text; rest !== undefined;) rest = readOn(rest, delimiter, found)
  return found
}

/** Reads as far as the first stray quotation mark; answers what is left, in which that field is quoted as a whole. */
function readOn(text: string, delimiter: string, { rows, strayQuotes }: CsvTexts): string | undefined {
  let start = 0
  let opening: number | undefined
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      const wrong = errors.find(({ type }) => type === 'Quotes')
      if (wrong) {
        opening = wrong.index! - 1
        return parser.abort()
      }
      rows.push(data)
      start = meta.cursor
    },
  })
  if (opening === undefined) return undefined
  const column = (Papa.parse<string[]>(text.slice(start, opening), { delimiter }).data[0]?.length ?? 1) - 1
  strayQuotes.push({ row: rows.length, column })
  const end = endOfField(text, opening, delimiter)
  const quoted = `"${text.slice(opening, end).replaceAll('"', '""')}"`
  return text.slice(start, opening) + quoted + text.slice(end)
}

function endOfField(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) if ([delimiter, '\r', '\n'].includes(text[at]!)) return at
  return text.length
}

const NEEDS_QUOTES = /[\t\n\r"]/

/** Cells as spreadsheets put them on the clipboard: tabs and line ends, and quotes around a text that has such itself. */
export const writeCells = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoted).join('\t')).join('\r\n')

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The cells of a text from the clipboard; all rows are as long as the longest. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    rows.at(-1)!.push(cell)
    if (text[end] !== '\t' && end < text.length) rows.push([])
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1
  }
  if (rows.length > 1 && rows.at(-1)!.join('') === '') rows.pop() // Excel ends the last row, too
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

function plainCell(text: string, start: number): [string, number] {
  let end = start
  while (end < text.length && !'\t\r\n'.includes(text[end]!)) end++
  return [text.slice(start, end), end]
}

/** A quote that is not closed before the cell ends is a sign like others: `"` for inches. */
function quotedCell(text: string, start: number): [string, number] {
  let end = start + 1
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
  const isClosed = text[end] === '"' && (end + 1 === text.length || '\t\r\n'.includes(text[end + 1]!))
  return isClosed ? [text.slice(start + 1, end).replaceAll('""', '"'), end + 1] : plainCell(text, start)
}

import type { ApiContext } from '../kit/api-environment.ts'

/** A cell that a spreadsheet would take for a formula is led by an apostrophe. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file of comma-separated values, with the mark by which spreadsheets know UTF-8. */
export function csv(context: ApiContext, name: string, rows: readonly (readonly string[])[]): Response {
  const text = `\u{FEFF}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  return context.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  })
}

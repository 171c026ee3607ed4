import type { Result } from './result.ts'

const HEADINGS = ['', 'ours', 'others', 'target', 'met'] as const

/** A part's lines, in columns. */
export function printTable(title: string, results: readonly Result[]): void {
  const rows = results.map(({ measure, ours, others = '', target = '', met }) => [
    measure,
    ours,
    others,
    target,
    met === undefined ? '' : met ? 'yes' : 'NO',
  ])
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]!.length)),
  )
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join('   ')}`.trimEnd()
  console.log(`\n${title}\n${line(HEADINGS)}`)
  for (const row of rows) console.log(line(row))
}

/** A test as a line of the table names it. */
export interface Proof {
  file: string
  name: string
}

/** One sentence or table row of the specification. */
export interface Line {
  /** Section and line, such as `4.12`. */
  number: string
  says: string
  proofs: readonly Proof[]
  /** What stands in the column of proofs instead, such as `no test`. */
  without: string
  note: string
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** The lines of the coverage table's tables, in their order. */
export function readCoverageTable(markdown: string): Line[] {
  return markdown
    .split('\n')
    .filter((row) => /^\| \d/.test(row))
    .map((row) => {
      const [number = '', says = '', proof = '', note = ''] = cellsOf(row)
      const proofs = [...proof.matchAll(/`([^`]+)` › (.+?)(?= <br> |$)/g)].map(
        ([, file = '', name = '']) => ({ file, name }),
      )
      return { number, says, proofs, without: proofs.length > 0 ? '' : proof, note }
    })
}

import type { Proof } from './marks.ts'

/** One sentence or table row of the specification. */
export interface Line {
  /** Section and line, such as `4.12`. */
  number: string
  says: string
  proof: string
  note: string
}

/** Reasons for sentences without tests. */
export const WITHOUT = ['–', 'no test']

const lineOf = (row: string): Line => {
  const [number = '', says = '', proof = '', note = ''] = row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
  return { number, says, proof, note }
}

const isLine = (row: string): boolean => /^\| \d/.test(row)

/** The lines of the coverage page's tables, in their order. */
export const readCoverageTable = (markdown: string): Line[] => markdown.split('\n').filter(isLine).map(lineOf)

/** The page with the proofs that marks give; a line that no test has keeps what says so. */
export const printed = (markdown: string, marks: readonly Proof[]): string =>
  markdown
    .split('\n')
    .map((row) => (isLine(row) ? printedLine(lineOf(row), marks) : row))
    .join('\n')

function printedLine({ number, says, proof, note }: Line, marks: readonly Proof[]): string {
  const proofs = marks
    .filter((mark) => mark.number === number)
    .map(({ file, name }) => `\`${file}\` › ${name.replaceAll('|', '\\|')}`)
  const missing = WITHOUT.includes(proof) ? proof : ''
  return `| ${number} | ${says} | ${proofs.join(' <br> ') || missing} | ${note} |`
}

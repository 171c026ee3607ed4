import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { printed, readCoverageTable, WITHOUT } from './spec-coverage/coverage-table.ts'
import { allMarks, marksIn } from './spec-coverage/marks.ts'

const markdown = readFileSync(join(import.meta.dirname, 'spec-coverage.md'), 'utf8')
const lines = readCoverageTable(markdown)
const marks = allMarks()
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const numbers = lines.map(({ number }) => number)

describe('the table of the specification and its tests', () => {
  it('has lines for each of the nine sections, numbered without a gap', () => {
    const expected = SECTIONS.flatMap((section) =>
      numbers
        .filter((number) => number.startsWith(`${section}.`))
        .map((_, index) => `${section}.${index + 1}`),
    )
    assert.deepEqual(numbers, expected)
    assert.deepEqual(
      SECTIONS.filter((section) => !numbers.includes(`${section}.1`)),
      [],
    )
    assert.equal(
      markdown.split('\n').filter((row) => /^\|(?! # |---)/.test(row)).length,
      lines.length,
      'a row has no number',
    )
  })

  it('says on every line what the specification says', () => {
    assert.deepEqual(
      lines.filter(({ says }) => !says).map(({ number }) => number),
      [],
    )
  })

  it('has a test for every line, or says why there is none', () => {
    const proven = new Set(marks.map(({ number }) => number))
    const isExplained = ({ proof, note }: (typeof lines)[number]) => WITHOUT.includes(proof) && note !== ''
    assert.deepEqual(
      lines.filter((line) => !proven.has(line.number) && !isExplained(line)).map(({ number }) => number),
      [],
    )
  })

  it('has a line for every mark', () => {
    assert.deepEqual(
      marks.filter(({ number }) => !numbers.includes(number)),
      [],
    )
  })

  it('is printed anew where marks change: node --import tsx test/spec-coverage/print.ts', () => {
    assert.equal(printed(markdown, marks), markdown)
  })

  it('reads one number, several and a range at the end of a name, and no other brackets', () => {
    const source = `it('waits [4.7]')\nit("asks, the tenant's way [2.1, 2.3-2.5]")\nit(\`\${name} [9.1]\`)\nit('a list [1, 2]')`
    assert.deepEqual(
      marksIn('a.test.ts', source).map(({ number, name }) => `${number} ${name}`),
      [
        '4.7 waits',
        "2.1 asks, the tenant's way",
        "2.3 asks, the tenant's way",
        "2.4 asks, the tenant's way",
        "2.5 asks, the tenant's way",
        '9.1 ${name}',
      ],
    )
  })

  it('would notice a line whose test is gone', () => {
    const page = '| 4.7 | waits | `a.test.ts` › waits |  |'
    assert.equal(printed(page, []), '| 4.7 | waits |  |  |')
    assert.equal(printed(page, [{ number: '4.7', file: 'a.test.ts', name: 'waits' }]), page)
  })
})

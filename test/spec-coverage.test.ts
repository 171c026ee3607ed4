import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, it } from 'node:test'
import { readCoverageTable, type Proof } from './spec-coverage/coverage-table.ts'
import { testNames, type Name } from './spec-coverage/test-names.ts'

const root = join(import.meta.dirname, '..')
const markdown = readFileSync(join(import.meta.dirname, 'spec-coverage.md'), 'utf8')
const lines = readCoverageTable(markdown)
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const names = new Map<string, Name[]>()
const namesIn = (file: string) => names.get(file) ?? names.set(file, testNames(file)).get(file)!

/** What is wrong with a proof, '' when nothing is. */
function problemOf({ file, name }: Proof): string {
  if (!existsSync(join(root, file))) return `there is no ${file}`
  return namesIn(file).some((isCalled) => isCalled(name)) ? '' : `${file} has no test "${name}"`
}

describe('the table of the specification and its tests', () => {
  it('has lines for each of the nine sections, numbered without a gap', () => {
    const expected = SECTIONS.flatMap((section) =>
      lines
        .filter(({ number }) => number.startsWith(`${section}.`))
        .map((_, index) => `${section}.${index + 1}`),
    )
    assert.deepEqual(
      lines.map(({ number }) => number),
      expected,
    )
    assert.deepEqual(
      SECTIONS.filter((section) => !expected.includes(`${section}.1`)),
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
    const isExplained = ({ without, note }: (typeof lines)[number]) =>
      ['–', 'no test'].includes(without) && note !== ''
    assert.deepEqual(
      lines.filter((line) => line.proofs.length === 0 && !isExplained(line)).map(({ number }) => number),
      [],
    )
  })

  it('names only tests that are there', () => {
    const problems = lines.flatMap(({ number, proofs }) =>
      proofs
        .map(problemOf)
        .filter(Boolean)
        .map((problem) => `${number}: ${problem}`),
    )
    assert.ok(problems.length === 0, `\n${problems.join('\n')}`)
  })

  it('would notice a test that is gone, a file that is gone and a file that holds no tests', () => {
    const [{ file } = { file: '' }] = lines.flatMap(({ proofs }) => proofs)
    assert.match(problemOf({ file, name: 'does what nobody ever asked for' }), /has no test/)
    assert.match(problemOf({ file: 'shell/nowhere.test.ts', name: 'is not there' }), /there is no/)
    assert.throws(() => problemOf({ file: 'shell/main.ts', name: 'is no test' }), /holds no tests/)
  })

  it('would notice a line that is gone from what a test goes through', () => {
    const file = 'shell/config/menus.test.ts'
    assert.equal(
      problemOf({ file, name: 'show /xlator to holders of MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS' }),
      '',
    )
    assert.match(
      problemOf({ file, name: 'show /profiler to holders of MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS' }),
      /has no test/,
    )
    assert.match(
      problemOf({ file, name: 'show /xlator to holders of MXMZ_AUDIENCES_LIBRARY_APP_ACCESS' }),
      /has no test/,
    )
    assert.match(
      problemOf({ file: 'shell/config/routes.test.ts', name: 'has /brands/b1/nowhere as the spec has it' }),
      /has no test/,
    )
  })

  it('would notice a line that a filter may have left out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-os-names-'))
    const namesOf = (list: string) => {
      const file = join(folder, `${list.length}.test.ts`)
      writeFileSync(file, `for (const each of ${list}) it(\`speaks of \${each}\`)`)
      return testNames(relative(root, file))
    }
    const speaksOfThat = (names: readonly Name[]) => names.some((isCalled) => isCalled('speaks of that'))
    assert.deepEqual(
      [speaksOfThat(namesOf("['this', 'that']")), speaksOfThat(namesOf("['this', 'that'].filter(isThis)"))],
      [true, false],
    )
    rmSync(folder, { recursive: true })
  })
})

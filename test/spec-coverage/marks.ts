import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productFiles, root } from '../layers/sources.ts'

/** A test that proves a line of the specification. */
export interface Proof {
  /** Section and line, such as `4.12`. */
  number: string
  file: string
  name: string
}

/** Files that hold tests, or the tables that tests run line by line. */
const HOLDS_TESTS = /\.(test\.tsx?|journey\.ts)$|^test\/(lifecycle\/cases|auth\/faults\/[\w-]+)\.ts$/

/** Its examples are no proofs. */
const ITS_OWN_TEST = 'test/spec-coverage.test.ts'

/** The end of a test's name: `[4.12]`, or `[4.12, 4.14-4.16]`. */
const MARKED = /(['"`])((?:(?!\1)[^\\\n]|\\.)+) \[(\d+\.\d+(?:-\d+\.\d+)?(?:, \d+\.\d+(?:-\d+\.\d+)?)*)\]\1/g

/** Sentences that the tests of a file prove, by the marks in their names. */
export const marksIn = (file: string, text: string): Proof[] =>
  [...text.matchAll(MARKED)].flatMap(([, quote, name = '', numbers = '']) =>
    numbers
      .split(', ')
      .flatMap(numbersOf)
      .map((number) => ({ number, file, name: name.replaceAll(`\\${quote}`, quote!) })),
  )

/** `4.14-4.16` is three lines. */
function numbersOf(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const [section, from = 0] = first.split('.').map(Number)
  const to = Number(last.split('.')[1])
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
}

/** Every mark of the repository, by file. */
export const allMarks = (): Proof[] =>
  productFiles()
    .filter((path) => HOLDS_TESTS.test(path) && path !== ITS_OWN_TEST)
    .toSorted()
    .flatMap((path) => marksIn(path, readFileSync(join(root, path), 'utf8')))

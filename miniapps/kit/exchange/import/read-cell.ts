import { foldText } from '../../search/fold-text.ts'
import { readDate } from '../../../domain/tabular/read-date.ts'
import { readNumber } from '../../../domain/tabular/read-number.ts'
import type { Cell } from '../sheet.ts'
import type { CellProblem, ImportField } from './import-field.ts'

export interface ReadCell {
  /** Null for an empty cell, and where there is a problem. */
  value: Cell
  problem?: CellProblem
}

/** Yes and no in the languages of the portal, as people write them into sheets. */
const YES = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  '✓',
  'ja',
  'j',
  'wahr',
  'oui',
  'o',
  'vrai',
  'si',
  's',
  'verdadero',
  'sim',
  'verdadeiro',
  'はい',
])
const NO = new Set(['no', 'n', 'false', '0', '-', 'nein', 'falsch', 'non', 'faux', 'falso', 'nao', 'いいえ'])

/** What a cell says as a value of its field, or why it says none. */
export function readCell(cell: Cell, field: ImportField, locale: string): ReadCell {
  const given = typeof cell === 'string' ? cell.trim() : cell
  if (given === null || given === '')
    return field.required ? { value: null, problem: { code: 'missing' } } : { value: null }
  return readKind(given, field, locale)
}

function readKind(given: Exclude<Cell, null>, field: ImportField, locale: string): ReadCell {
  switch (field.kind) {
    case 'text':
      return { value: textOf(given) }
    case 'number':
      return orProblem(numberOf(given, locale), given, 'no-number')
    case 'whole-number': {
      const number = numberOf(given, locale)
      return orProblem(Number.isInteger(number) ? number : undefined, given, 'no-whole-number')
    }
    case 'date':
      return orProblem(
        given instanceof Date ? given : typeof given === 'string' ? readDate(given, locale) : undefined,
        given,
        'no-date',
      )
    case 'yes-no':
      return orProblem(yesOrNo(given), given, 'no-yes-no')
    case 'choice':
      return orProblem(choiceOf(given, field), given, 'no-choice')
  }
}

const orProblem = (value: Cell | undefined, given: Exclude<Cell, null>, code: string): ReadCell =>
  value === undefined ? { value: null, problem: { code, values: { given: textOf(given) } } } : { value }

/** A date without a time is written as a day. */
const textOf = (given: Exclude<Cell, null>): string =>
  given instanceof Date ? given.toISOString().replace(/T00:00:00\.000Z$/, '') : String(given)

function numberOf(given: Exclude<Cell, null>, locale: string): number | undefined {
  if (typeof given === 'number') return given
  return typeof given === 'string' ? readNumber(given, locale) : undefined
}

function yesOrNo(given: Exclude<Cell, null>): boolean | undefined {
  if (typeof given === 'boolean') return given
  const word = foldText(textOf(given))
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

function choiceOf(given: Exclude<Cell, null>, { choices = [] }: ImportField): string | undefined {
  const word = foldText(textOf(given))
  return choices.find(({ value, titles }) => [value, ...titles].some((each) => foldText(each) === word))
    ?.value
}

import { roundedProduct } from '../kernel/money/decimal.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { COMMISSION_MAX, NAME_MAX_CHARACTERS, NOTES_MAX_CHARACTERS } from '../plans/limits.ts'
import { readNumber } from '../tabular/read-number.ts'
import { marketOf } from './market-of.ts'
import type { PlanFieldRule } from './plan-fields.ts'
import { rateTypeOf } from './rate-type-of.ts'
import { readDay } from './read-day.ts'
import { cellText, type UploadCell } from './upload-cell.ts'

/** As plans keep them: amounts in minor units, rates in ten-thousandths of the unit, shares in basis points, ISO dates. */
export type StagedValue = string | number

export const FAULT_CODES = [
  'missing',
  'no-number',
  'no-date',
  'no-rate-type',
  'no-market',
  'no-share',
  'negative',
  'formula',
  'too-long',
  'too-large',
  'other-currency',
  'end-before-start',
  'no-money',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

export interface FileReading {
  locale: string
  currency: string
}

export type ReadField = { value: StagedValue | null } | { code: FaultCode }

const RATE_UNIT = 10_000
/** Excel shows a share of 0.15 as 15 %, and people write 15. */
const ALL_BASIS_POINTS = 10_000
const PERCENT_BASIS_POINTS = 100

/** Value of its field that a cell says, or why it says none; an empty cell of a field that may be empty is null. */
export function readField(cell: UploadCell, rule: PlanFieldRule, reading: FileReading): ReadField {
  if (typeof cell === 'number' && isFigure(rule)) return inUnits(cell, rule, reading, '')
  const text = cellText(cell, reading.locale)
  if (text === '' || isNoValue(text, rule)) return rule.required ? { code: 'missing' } : { value: null }
  if (rule.kind === 'date') return readDayOf(cell, text, reading.locale)
  if (rule.kind === 'text') return readText(text, rule, reading)
  if (rule.kind === 'code') {
    const type = rateTypeOf(text)
    return type ? { value: type } : { code: 'no-rate-type' }
  }
  if (text.startsWith('=')) return { code: 'formula' }
  const number = readNumber(text, reading.locale, 'strict')
  return number === undefined ? { code: 'no-number' } : inUnits(number, rule, reading, text)
}

const isFigure = ({ kind }: PlanFieldRule): boolean => kind !== 'text' && kind !== 'date' && kind !== 'code'

/** A dash or "n/a" in a column of figures says that there is nothing. */
const isNoValue = (text: string, { kind }: PlanFieldRule): boolean =>
  kind !== 'text' && /^([-–—]+|n\/?a|k\.? ?a\.?)$/i.test(text)

function readDayOf(cell: UploadCell, text: string, locale: string): ReadField {
  const day = typeof cell === 'string' ? readDay(text, locale) : cell instanceof Date ? text : undefined
  return day === undefined ? { code: text.startsWith('=') ? 'formula' : 'no-date' } : { value: day }
}

function readText(text: string, { field }: PlanFieldRule, { currency }: FileReading): ReadField {
  if (text.length > (field === 'notes' ? NOTES_MAX_CHARACTERS : NAME_MAX_CHARACTERS))
    return { code: 'too-long' }
  if (field === 'currency') return isCurrency(text, currency) ? { value: null } : { code: 'other-currency' }
  if (field !== 'market') return { value: text }
  const market = marketOf(text)
  return market ? { value: market } : { code: 'no-market' }
}

/** A plan has one currency, so that of a line says nothing but that it is the same. */
const isCurrency = (text: string, currency: string): boolean =>
  text.toUpperCase() === currency || CURRENCY_SIGNS[text] === currency

const CURRENCY_SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' }

function inUnits(
  number: number,
  { kind }: PlanFieldRule,
  { currency }: FileReading,
  text: string,
): ReadField {
  if (number < 0) return { code: 'negative' }
  if (kind === 'amount') return { value: number }
  if (kind === 'share') {
    const isShare = text.endsWith('%') || number < 1
    const value = roundedProduct([number, isShare ? ALL_BASIS_POINTS : PERCENT_BASIS_POINTS])
    return value > COMMISSION_MAX ? { code: 'no-share' } : { value }
  }
  const value = roundedProduct([number, kind === 'rate' ? RATE_UNIT : 10 ** minorDigits(currency)])
  return Number.isSafeInteger(value) ? { value } : { code: 'too-large' }
}

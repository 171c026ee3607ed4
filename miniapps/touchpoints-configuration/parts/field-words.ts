import { shownLanguage } from '../../../shell/contract/words.ts'
import { textOf } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { RATE_PER_UNIT } from '../../domain/touchpoints/limits.ts'
import { FACTOR_KINDS } from '../../domain/touchpoints/touchpoint.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'

/** Most digits of a rate: a view costs a few hundredths of a cent. */
export const RATE_DIGITS = 4

/** Of `rate`, `name/de`, `factors/viewable`. */
export function fieldTitle(field: string): string {
  const [of = '', kind = ''] = field.split('/')
  if (of === 'name') return words('nameIn', { language: languageTitle(kind) })
  if (of === 'factors') return words('factorOf', { kind: factorTitle(kind) })
  return of === 'currency' ? kitWords('currency') : words(`field.${of as 'rate'}`)
}

/** `German`, in the language of the page. */
const languageTitle = (tag: string): string =>
  new Intl.DisplayNames(shownLanguage(), { type: 'language' }).of(tag) ?? tag

export const factorTitle = (kind: string): string =>
  FACTOR_KINDS.some((each) => each === kind) ? words(`factor.${kind as 'viewable'}`) : kind

/** A touchpoint's value in words; undefined where documents show it the usual way. */
export function saidOf(field: string, value: Json, { number }: Format): string | undefined {
  if (value === null) return undefined
  if (field === 'rate') return number(Number(value) / RATE_PER_UNIT, { maximumFractionDigits: RATE_DIGITS })
  if (field === 'type' || field === 'unit' || field === 'rateType') return choiceTitle(field, textOf(value))
  return undefined
}

/** Of a value of a field that has a few. */
export function choiceTitle(field: 'type' | 'unit' | 'rateType', value: string): string {
  if (!value) return ''
  return field === 'type'
    ? planningWords(`type.${value as 'paid'}`)
    : words(`${field}.${value}` as 'unit.grp')
}

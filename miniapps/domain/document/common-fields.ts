import * as v from 'valibot'
import { isDate } from '../kernel/periods/days.ts'
import type { FieldRule, FieldRules } from './field-rule.ts'
import { limitedText } from './limited-text.ts'

const amount = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative'))

// Rules of fields that most documents have.
export const textField = (mostCharacters: number): FieldRule => ({ schema: limitedText(mostCharacters) })
/** Two people may change different lines of it. */
export const longTextField = (mostCharacters: number): FieldRule => ({
  ...textField(mostCharacters),
  merge: 'lines',
})
export const dayField: FieldRule = {
  schema: v.pipe(v.string('must be text'), v.check(isDate, 'must be a day')),
}
export const numberField: FieldRule = { schema: v.number('must be a number') }
export const amountField: FieldRule = { schema: amount }
export const upToField = (most: number): FieldRule => ({
  schema: v.pipe(amount, v.maxValue(most, `must be at most ${most}`)),
})
/** Money is whole minor units of its currency. */
export const minorUnitsField: FieldRule = {
  schema: v.pipe(amount, v.safeInteger('must be whole minor units')),
}
export const markField: FieldRule = { schema: v.boolean('must be yes or no') }
export const oneOfField = (values: readonly string[]): FieldRule => ({
  schema: v.picklist(values, `must be one of ${values.join(', ')}`),
})
/** By ISO 4217. */
export const currencyField: FieldRule = {
  schema: v.pipe(v.string('must be text'), v.regex(/^[A-Z]{3}$/, 'must be a currency, such as EUR')),
}
const country = v.pipe(v.string('must be text'), v.regex(/^[A-Z]{2}$/, 'must be a country, such as GB'))
/** A market is a country, by ISO 3166. */
export const marketField: FieldRule = { schema: country }
export const marketsField = (most: number): FieldRule => ({
  schema: v.pipe(v.array(country, 'must be a list'), v.maxLength(most, `must be at most ${most} markets`)),
})

/** The same rules for each of these keys: `client/now`, `client/want`. */
export const fieldsOfEach = (keys: readonly string[], rules: (key: string) => FieldRules): FieldRules =>
  Object.assign({}, ...keys.map(rules)) as FieldRules

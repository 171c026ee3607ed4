import {
  amountField,
  currencyField,
  marketField,
  markField,
  minorUnitsField,
  textField,
  upToField,
} from '../document/common-fields.ts'
import type { FieldRules } from '../document/field-rule.ts'
import { AUDIENCE_MAX_CHARACTERS, DUPLICATION_MAX, SEED_MAX } from './limits.ts'

/** Answers that options depend on: with others of them, figures would be others. */
export const ASKED_FIELDS: FieldRules = {
  'answers/market': marketField,
  'answers/audience': textField(AUDIENCE_MAX_CHARACTERS),
  'answers/universe': amountField,
  'answers/budget': minorUnitsField,
  'answers/currency': currencyField,
  /** Those that may be used. */
  'answers/touchpoints/*': markField,
  /** Minor units. */
  'limits/*/min': minorUnitsField,
  'limits/*/max': minorUnitsField,
  /** 0 to 1: a touchpoint's worth for the task. */
  'scores/*': upToField(1),
  /** 1: people meet touchpoints as strangers do. */
  duplication: upToField(DUPLICATION_MAX),
  seed: upToField(SEED_MAX),
}

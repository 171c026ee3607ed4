import * as v from 'valibot'
import { neededText } from '../form/rules.ts'
import { dayHere } from '../kernel/periods/day-here.ts'
import {
  LEGAL_TEXT_MAX_CHARACTERS,
  MAX_ADMINISTRATORS,
  MAX_DATASETS,
  MAX_HOLIDAYS,
  MAX_MARKETS_AT_ONCE,
  NAME_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
} from './limits.ts'
import { CALENDARS, type SettingKey } from './market.ts'

const filled = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  )
const text = (most: number) =>
  v.pipe(v.string('must be text'), v.trim(), v.maxLength(most, `must have at most ${most} characters`))
const yesNo = v.boolean('must be yes or no')
const eachOnce = (values: readonly string[]) => new Set(values).size === values.length

const LOCALE = v.nullable(
  v.pipe(
    v.string(),
    v.regex(/^[a-z]{2,3}-[a-z]{2}$/, 'must be a locale such as en-gb'),
    v.check(isLocale, 'must be a locale such as en-gb'),
  ),
)
const HOLIDAY = v.strictObject({
  date: v.pipe(v.string(), v.isoDate('must be a day such as 2026-12-25'), v.check(isDay, 'must be a day')),
  name: filled(NAME_MAX_CHARACTERS),
})

/** What may stand in each setting. */
export const SETTING_CHECKS = {
  status: v.picklist(['live', 'test'], 'must be live or test'),
  isArchived: yesNo,
  caas: yesNo,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')),
  dateLocale: LOCALE,
  numberLocale: LOCALE,
  calendar: v.picklist(CALENDARS, `must be one of ${CALENDARS.join(', ')}`),
  holidays: v.pipe(
    v.array(HOLIDAY),
    v.maxLength(MAX_HOLIDAYS, `must be at most ${MAX_HOLIDAYS}`),
    v.check((days) => eachOnce(days.map(({ date }) => date)), 'must name each day once'),
  ),
  datasets: v.pipe(
    v.array(filled(NAME_MAX_CHARACTERS)),
    v.maxLength(MAX_DATASETS, `must be at most ${MAX_DATASETS}`),
    v.check((values) => eachOnce(values), 'must name each once'),
  ),
  curves: text(NAME_MAX_CHARACTERS),
  curvesCoverage: v.pipe(
    v.number('must be a number'),
    v.minValue(0, 'must be 0 to 1'),
    v.maxValue(1, 'must be 0 to 1'),
  ),
  costs: yesNo,
  administrators: v.pipe(
    v.array(v.string()),
    v.maxLength(MAX_ADMINISTRATORS, `must be at most ${MAX_ADMINISTRATORS}`),
    v.check((values) => eachOnce(values), 'must name each once'),
  ),
  legalText: text(LEGAL_TEXT_MAX_CHARACTERS),
} satisfies Record<SettingKey, v.GenericSchema>

const CHANGES = v.pipe(
  v.partial(v.strictObject(SETTING_CHECKS)),
  v.check((changes) => Object.keys(changes).length > 0, 'must change something'),
)
/** All settings of a market, as its page has them. */
export const SETTINGS_FORM = v.object(SETTING_CHECKS)

/** The settings that are chosen to be the same in some markets. */
export const SOME_SETTINGS_FORM = v.pipe(
  v.partial(SETTINGS_FORM),
  v.check((changes) => Object.values(changes).some((value) => value !== undefined), 'must change something'),
)

/** When a change holds, and why it is made. */
export const CHANGE_FORM = v.pipe(
  v.object({
    when: v.picklist(['now', 'later']),
    day: v.string(),
    reason: neededText(REASON_MAX_CHARACTERS),
  }),
  v.forward(
    v.check(({ when, day }) => when === 'now' || day >= dayHere(Date.now(), 1), 'is missing'),
    ['day'],
  ),
)

const CODE = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as GB'))
const said = {
  agency: v.string(),
  reason: filled(REASON_MAX_CHARACTERS),
  /** Answers what would change, and changes nothing. */
  dryRun: v.optional(v.boolean()),
}
const TOO_MANY = `must be at most ${MAX_MARKETS_AT_ONCE}`

/** The same for some markets, from now or from a moment on. */
export const MARKET_CHANGES = v.strictObject({
  ...said,
  codes: v.pipe(
    v.array(CODE),
    v.nonEmpty('must name a market'),
    v.maxLength(MAX_MARKETS_AT_ONCE, TOO_MANY),
    v.check((values) => eachOnce(values), 'must name each once'),
  ),
  changes: CHANGES,
  from: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2026-11-23T18:00:00Z'))),
})
export type MarketChangesInput = v.InferOutput<typeof MARKET_CHANGES>

/** Of each market what a file says, from now. */
export const MARKET_LINES = v.strictObject({
  ...said,
  lines: v.pipe(
    v.array(v.strictObject({ code: CODE, changes: CHANGES })),
    v.nonEmpty('must hold a line'),
    v.maxLength(MAX_MARKETS_AT_ONCE, TOO_MANY),
    v.check((lines) => eachOnce(lines.map(({ code }) => code)), 'must name each market once'),
  ),
})

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

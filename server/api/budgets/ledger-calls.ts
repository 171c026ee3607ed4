import { sql as raw } from 'kysely'
import * as v from 'valibot'
import {
  CHANNEL_MAX_CHARACTERS,
  ENTRIES_PER_IMPORT,
  RATES_PER_IMPORT,
  REFERENCE_MAX_CHARACTERS,
  SOURCE_MAX_CHARACTERS,
} from '../../../miniapps/domain/budgets/limits.ts'
import type { LedgerEntry } from '../../../miniapps/domain/budgets/spending.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { currencyField, dayField, marketField } from '../../../miniapps/domain/document/common-fields.ts'
import { limitedText } from '../../../miniapps/domain/document/limited-text.ts'
import { MAX_PATCH_BYTES } from '../../../miniapps/domain/document/limits.ts'
import type { Rate } from '../../../miniapps/domain/kernel/money/exchange.ts'
import { insertRows } from '../../world/insert-rows.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import { created, type Handler } from '../kit/routes.ts'
import { openBudget, wholeBody } from './open-budget.ts'
import { refusal } from './refusals.ts'
import { firstDay, lastDay, ratesOf, spentOf } from './spent-of.ts'

type OfBudget = Handler<BrandWorld, 'brandId' | 'budget'>

const text = (most: number) => v.pipe(limitedText(most), v.nonEmpty('must not be empty'))
const currency = currencyField.schema as v.GenericSchema<string>
const day = dayField.schema as v.GenericSchema<string>

export const ledgerInput = v.strictObject(
  {
    entries: v.pipe(
      v.array(
        v.strictObject(
          {
            reference: text(REFERENCE_MAX_CHARACTERS),
            day,
            market: marketField.schema as v.GenericSchema<string>,
            channel: v.pipe(text(CHANNEL_MAX_CHARACTERS), v.regex(/^(?!all$)[\w-]+$/, 'must be a code')),
            amount: v.pipe(v.number('must be a number'), v.safeInteger('must be whole minor units')),
            currency,
          },
          fieldMessage,
        ),
        'must be a list',
      ),
      v.minLength(1, 'must not be empty'),
      v.maxLength(ENTRIES_PER_IMPORT, `must be at most ${ENTRIES_PER_IMPORT}`),
    ),
  },
  fieldMessage,
)

const ratesInput = v.strictObject(
  {
    rates: v.pipe(
      v.array(
        v.strictObject(
          {
            from: currency,
            to: currency,
            date: day,
            rate: v.pipe(v.number('must be a number'), v.gtValue(0, 'must be above 0')),
            source: text(SOURCE_MAX_CHARACTERS),
          },
          fieldMessage,
        ),
        'must be a list',
      ),
      v.maxLength(RATES_PER_IMPORT, `must be at most ${RATES_PER_IMPORT}`),
    ),
  },
  fieldMessage,
)

export const readSpending: OfBudget = async (world, _, { budget }) => {
  const line = await openBudget(world, budget)
  return { data: await spentOf(world.sql, world.brandId, await wholeBody(world.sql, line)) }
}

/** All entries of the budget's year, by day. */
export const listLedger: OfBudget = async (world, _, { budget }) => {
  const body = await wholeBody(world.sql, await openBudget(world, budget))
  const data: LedgerEntry[] = await world.sql
    .selectFrom('budget_entry')
    .select(['reference', 'day', 'market', 'channel', 'amount', 'currency'])
    .where('brand_id', '=', world.brandId)
    .where('day', '>=', firstDay(body))
    .where('day', '<=', lastDay(body))
    .orderBy('day')
    .orderBy('reference')
    .execute()
  return { data }
}

/** Books entries, all of them or none. One that is booked already stays as it is: nobody types over actuals. */
export const bookEntries: OfBudget = async (world, context, { budget }) => {
  const body = await wholeBody(world.sql, await openBudget(world, budget))
  const { entries } = await readJson(context, ledgerInput, MAX_PATCH_BYTES)
  mustBeOnceEach(entries)
  mustBeOfYear(entries, body)
  const { brandId: brand_id, person } = world
  const data = await world.sql.transaction().execute(async (sql) => {
    await raw`select from workspace where id = ${brand_id} for no key update`.execute(sql)
    const references = entries.map(({ reference }) => reference)
    const booked = await sql
      .selectFrom('budget_entry')
      .select(['reference', 'day', 'market', 'channel', 'amount', 'currency'])
      .where('brand_id', '=', brand_id)
      .where(raw<boolean>`reference = any(${references}::text[])`)
      .execute()
    const known = new Map(booked.map((entry) => [entry.reference, entry]))
    const other = entries.find(
      (entry) => known.has(entry.reference) && !isSame(entry, known.get(entry.reference)!),
    )
    if (other) throw refusal('budget-entry-booked', { reference: other.reference })
    const fresh = entries.filter(({ reference }) => !known.has(reference))
    const at = new Date().toISOString()
    await insertRows(
      sql,
      'budget_entry',
      fresh.map((entry) => ({ ...entry, brand_id, by: person.id, at })),
    )
    return { stored: fresh.length, known: known.size }
  })
  return created(context, { data })
}
bookEntries.takes = { body: ledgerInput }

const isSame = (one: LedgerEntry, other: LedgerEntry): boolean =>
  (['day', 'market', 'channel', 'amount', 'currency'] as const).every((key) => one[key] === other[key])

/** @throws Refusal that names the second row of a reference */
function mustBeOnceEach(entries: readonly LedgerEntry[]): void {
  const seen = new Set<string>()
  for (const [place, { reference }] of entries.entries()) {
    if (seen.has(reference)) throw refusal('budget-entry-twice', { row: place + 1, reference })
    seen.add(reference)
  }
}

/** Elsewhere they would count nowhere. @throws Refusal that names the first row of another year */
function mustBeOfYear(entries: readonly LedgerEntry[], body: Body): void {
  const [first, last] = [firstDay(body), lastDay(body)]
  const row = entries.findIndex(({ day }) => day < first || day > last)
  if (row >= 0) throw refusal('budget-entry-outside', { row: row + 1, day: entries[row]!.day })
}

export const listRates: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }) => ({
  data: await ratesOf(sql, brandId),
})

/** Stores rates, all of them or none. One that is there already stays as it is: nobody types over what days counted at. */
export const storeRates: Handler<BrandWorld, 'brandId'> = async ({ sql, brandId }, context) => {
  const { rates } = await readJson(context, ratesInput)
  mustBeOncePerDay(rates)
  const data = await sql.transaction().execute(async (transaction) => {
    await raw`select from workspace where id = ${brandId} for no key update`.execute(transaction)
    const stored = await ratesOf(transaction, brandId)
    const known = new Map(stored.map((rate) => [dayKey(rate), rate.rate]))
    const other = rates.find((rate) => (known.get(dayKey(rate)) ?? rate.rate) !== rate.rate)
    if (other) throw refusal('budget-rate-stored', keyOf(other))
    const fresh = rates.filter((rate) => !known.has(dayKey(rate)))
    await insertRows(
      transaction,
      'budget_rate',
      fresh.map(({ from, to, ...rate }) => ({
        ...rate,
        brand_id: brandId,
        from_currency: from,
        to_currency: to,
      })),
    )
    return ratesOf(transaction, brandId)
  })
  return { data }
}
storeRates.takes = { body: ratesInput }

type RateDay = Pick<Rate, 'from' | 'to' | 'date'>

const keyOf = ({ from, to, date }: RateDay) => ({ from, to, date })
const dayKey = (rate: RateDay): string => Object.values(keyOf(rate)).join(' ')

/** @throws Refusal that names the second row of a day's rate */
function mustBeOncePerDay(rates: readonly RateDay[]): void {
  const seen = new Set<string>()
  for (const [place, rate] of rates.entries()) {
    if (seen.has(dayKey(rate))) throw refusal('budget-rate-twice', { row: place + 1, ...keyOf(rate) })
    seen.add(dayKey(rate))
  }
}

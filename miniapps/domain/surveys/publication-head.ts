import * as v from 'valibot'
import type { Licence, Slice, SurveyWeight } from './dataset.ts'
import type { Frame } from './frame.ts'

/** Head of a dataset's version as it is sent; people and weights are counted when it is published. */
export interface PublicationHead {
  /** Id of the dataset that this is the next version of, or of a new one. */
  dataset: string
  name: string
  slices: readonly Omit<Slice, 'n' | 'weightSum'>[]
  frame: Frame
  weights: readonly SurveyWeight[]
  licence: Licence
  /** Codes of the countries whose brands may use it; null is everywhere. */
  markets: readonly string[] | null
}

const ID_MAX = 200
const TEXT_MAX = 2000
const MOST = 5000
/** People of a market, in thousands. */
const UNIVERSE_MAX = 10_000_000

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT_MAX))
const label = v.pipe(v.string(), v.maxLength(TEXT_MAX))
const id = v.pipe(v.string(), v.regex(/^[\w.-]+$/), v.maxLength(ID_MAX))
const day = v.pipe(v.string(), v.isoDate())
const whole = v.pipe(v.number(), v.safeInteger())
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const listOf = <Part extends v.GenericSchema>(part: Part) => v.pipe(v.array(part), v.maxLength(MOST))

const areApart = (names: readonly string[]): boolean => new Set(names).size === names.length

const code = v.strictObject({
  code: whole,
  label,
  net: v.exactOptional(listOf(whole)),
  missing: v.exactOptional(v.literal(true)),
})

const variable = v.strictObject({
  /** As expressions name it without quotes. */
  name: v.pipe(v.string(), v.regex(/^[\p{L}_][\p{L}\p{N}_.-]*$/u), v.maxLength(ID_MAX)),
  label,
  type: v.picklist(['single', 'multi', 'number', 'date']),
  folder: label,
  askedOf: v.exactOptional(label),
  sensitive: v.exactOptional(v.literal(true)),
  codes: listOf(code),
  unit: v.exactOptional(label),
})

const licence = v.strictObject({
  respondents: v.picklist(['browser', 'server']),
  protection: v.picklist(['open', 'floor', 'rounded']),
  smallestAudience: v.pipe(whole, v.minValue(0)),
  exports: v.boolean(),
  notice: label,
  from: v.nullable(day),
  to: v.nullable(day),
  client: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX))),
})

export const publicationHead: v.GenericSchema<unknown, PublicationHead> = v.strictObject({
  dataset: id,
  name: text,
  slices: v.pipe(
    listOf(
      v.pipe(
        v.strictObject({
          id,
          market: country,
          wave: id,
          universe: v.pipe(v.number(), v.minValue(0), v.maxValue(UNIVERSE_MAX)),
        }),
        v.check((slice) => slice.id === `${slice.market}-${slice.wave}`, 'must have the id market-wave'),
      ),
    ),
    v.minLength(1),
    v.check((slices) => areApart(slices.map((slice) => slice.id)), 'must have each id once'),
  ),
  frame: v.pipe(
    listOf(variable),
    v.minLength(1),
    v.check((frame) => areApart(frame.map(({ name }) => name)), 'must have each name once'),
  ),
  weights: v.pipe(
    listOf(v.strictObject({ name: id, label, source: label, date: day })),
    v.minLength(1),
    v.check((weights) => areApart(weights.map(({ name }) => name)), 'must have each name once'),
  ),
  licence,
  markets: v.nullable(listOf(country)),
})

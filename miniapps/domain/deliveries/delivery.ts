import * as v from 'valibot'
import { isDate } from '../kernel/periods/days.ts'
import { limitedText } from '../document/limited-text.ts'
import {
  CREATIVE_MAX_CHARACTERS,
  CREATIVES_MAX,
  DELIVERIES_PER_CALL,
  SOURCE_MAX_CHARACTERS,
} from './limits.ts'

const LINE_MAX_CHARACTERS = 64

const amount = v.pipe(
  v.number('must be a number'),
  v.finite('must be a number'),
  v.minValue(0, 'must not be negative'),
)
const filled = (most: number) => v.pipe(limitedText(most), v.nonEmpty('must not be empty'))

/** Delivery of one line of a plan on one day, as one source says. Money is whole minor units of the plan's currency. */
const deliverySchema = v.strictObject({
  line: filled(LINE_MAX_CHARACTERS),
  date: v.pipe(v.string('must be text'), v.check(isDate, 'must be a day')),
  source: filled(SOURCE_MAX_CHARACTERS),
  quantity: amount,
  spend: v.pipe(amount, v.safeInteger('must be whole minor units')),
  clicks: v.nullable(amount),
  actions: v.nullable(amount),
  /** Null: the source does not tell creatives apart. */
  creatives: v.nullable(
    v.pipe(
      v.record(filled(CREATIVE_MAX_CHARACTERS), v.strictObject({ quantity: amount, clicks: amount })),
      v.check((all) => Object.keys(all).length <= CREATIVES_MAX, `must be at most ${CREATIVES_MAX}`),
    ),
  ),
})

export type Delivery = v.InferOutput<typeof deliverySchema>

export const importSchema = v.strictObject({
  deliveries: v.pipe(
    v.array(deliverySchema, 'must be a list'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(DELIVERIES_PER_CALL, `must be at most ${DELIVERIES_PER_CALL}`),
  ),
  /** Whether figures that were imported before are replaced by other ones. */
  correct: v.optional(v.boolean('must be yes or no'), false),
})

/** Outcome of an import. Figures that differ from those imported before stay as they were unless they are corrected. */
export interface Imported {
  added: number
  same: number
  corrected: number
  different: readonly Pick<Delivery, 'line' | 'date' | 'source'>[]
}

/** Holders correct deliveries that were imported before. */
export const ADJUSTMENT_FLAG = 'MEDIAPLAN_ADJUSTMENT'

export const CLAIMS = ['make-good', 'credit'] as const
/** Of a shortfall either units are delivered later or money is given back. */
export type Claim = (typeof CLAIMS)[number]
export const claimSchema = v.strictObject({
  claim: v.nullable(v.picklist(CLAIMS, `must be one of ${CLAIMS.join(', ')}`)),
})

import * as v from 'valibot'
import type { Json } from '../document/json.ts'
import { POINTS_MAX } from './limits.ts'

const number = v.number('must be a number')
const positive = v.pipe(number, v.gtValue(0, 'must be above 0'))
const percent = v.pipe(number, v.minValue(0, 'must not be negative'), v.maxValue(100, 'must be at most 100'))
const seen = { observed: v.exactOptional(positive), scaled: v.exactOptional(v.boolean('must be yes or no')) }

/** A `Curve` of the engines as it is stored, in percent. */
export const curveSchema: v.GenericSchema<unknown, Json> = v.variant('family', [
  v.strictObject({ family: v.literal('exponential'), max: percent, k: positive, ...seen }),
  v.strictObject({ family: v.literal('hill'), max: percent, half: positive, slope: positive, ...seen }),
  v.strictObject({ family: v.literal('log'), a: number, b: number, cap: v.exactOptional(percent), ...seen }),
  v.strictObject({
    family: v.literal('table'),
    points: v.pipe(v.array(v.strictTuple([positive, percent])), v.minLength(1), v.maxLength(POINTS_MAX)),
    ...seen,
  }),
])

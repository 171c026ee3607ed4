import * as v from 'valibot'
import { isDate } from '../kernel/periods/days.ts'
import { CONTACTS_MAX } from './limits.ts'

const number = v.number('must be a number')

/** What may be stored of one observed point; whether it lies on a curve with the others `pointFaults` says. */
export const pointSchema = v.strictObject(
  {
    x: number,
    reach: v.pipe(v.array(number, 'must be a list'), v.minLength(1), v.maxLength(CONTACTS_MAX)),
    cost: v.nullable(v.pipe(number, v.safeInteger('must be whole minor units'), v.minValue(0))),
    date: v.nullable(v.pipe(v.string(), v.check(isDate, 'must be a day'))),
  },
  'must be a point of x, reach, cost and date',
)

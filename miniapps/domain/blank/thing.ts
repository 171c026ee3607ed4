import * as v from 'valibot'
import { neededText } from '../form/rules.ts'

/** A row of the app's table, as its list shows it. */
export interface Thing {
  id: string
  name: string
  /** `2026-11-23` */
  day: string
}

/** One as it is sent; form and server check by it. */
export const THING_INPUT = v.object({
  name: neededText(),
  day: v.pipe(v.string(), v.isoDate('is missing')),
})

import * as v from 'valibot'
import { neededText } from '../form/rules.ts'

/** The entry itself is validated by the rules for entries of the configuration file. */
export const miniAppInput = v.object({
  entry: v.custom<object>(
    (entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
    'must be an object',
  ),
  trial: v.boolean(),
  /** Another entry of its key is not replaced. */
  isNew: v.boolean(),
  reason: neededText(),
})

export const removalInput = v.object({ reason: neededText() })

export type MiniAppInput = v.InferOutput<typeof miniAppInput>

import * as v from 'valibot'
import type { SubmitInput } from '../../../shell/contract/scorecards.ts'
import { answerTime } from './answer-input.ts'
import { fieldMessage } from '../kit/read-json.ts'

/** What somebody who hands an audit in has seen of it; shell/contract/scorecards.ts. */
export const submitInput: v.GenericSchema<unknown, SubmitInput> = v.strictObject(
  { ifAt: v.record(v.string(), answerTime, 'must name the time of each answer') },
  fieldMessage,
)

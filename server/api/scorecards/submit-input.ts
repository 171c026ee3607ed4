import * as v from 'valibot'
import type { SubmitInput } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { answerTime } from './answer-input.ts'
import { fieldMessage } from '../kit/read-json.ts'

/** What somebody who hands an audit in has seen of it; miniapps/domain/scorecards/scorecard.ts. */
export const submitInput: v.GenericSchema<unknown, SubmitInput> = v.strictObject(
  { ifAt: v.record(v.string(), answerTime, 'must name the time of each answer') },
  fieldMessage,
)

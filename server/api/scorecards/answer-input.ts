import * as v from 'valibot'
import type { AnswerInput, Level } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { fieldMessage } from '../kit/read-json.ts'

const MAX_REASON_CHARACTERS = 1000
const MAX_EVIDENCE_CHARACTERS = 4000

const level = v.nullable(
  v.pipe(
    v.number('must be 0, 1, 2, 3, 4 or null'),
    v.integer('must be 0, 1, 2, 3, 4 or null'),
    v.minValue(0, 'must be 0, 1, 2, 3, 4 or null'),
    v.maxValue(4, 'must be 0, 1, 2, 3, 4 or null'),
    v.transform((value) => value as Level),
  ),
)

/** `at` of an answer that the caller has seen. */
export const answerTime = v.pipe(
  v.string('must be a time as the answer carries it'),
  v.isoTimestamp('must be a time as the answer carries it'),
)

/** What a person may answer; miniapps/domain/scorecards/scorecard.ts. */
export const answerInput: v.GenericSchema<unknown, AnswerInput> = v.pipe(
  v.strictObject(
    {
      level,
      notApplicable: v.boolean('must be true or false'),
      reason: text(MAX_REASON_CHARACTERS),
      evidence: text(MAX_EVIDENCE_CHARACTERS),
      ifAt: v.nullable(answerTime),
    },
    fieldMessage,
  ),
  v.forward(
    v.check(
      ({ level, notApplicable }) => !notApplicable || level === null,
      'must be null where the question is not applicable',
    ),
    ['level'],
  ),
  v.forward(
    v.check(
      ({ reason, notApplicable }) => !notApplicable || reason.trim() !== '',
      'is needed where the question is not applicable',
    ),
    ['reason'],
  ),
)

function text(maxCharacters: number) {
  return v.pipe(
    v.string('must be text'),
    v.maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
  )
}

import { memo, useId } from 'react'
import type { Question } from '../domain/scorecards/scorecard.ts'
import { useFormat } from '../kit/words/format.ts'
import type { AnswerValue } from './answer-value.ts'
import type { Autosave } from './autosave.ts'
import { ClearAnswer } from './clear-answer.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import type { Entry } from './entry.ts'
import { EVIDENCE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from './limits.ts'
import { LevelChoice } from './level-choice.tsx'
import { LongText } from './long-text.tsx'
import { SaveFailure } from './save-failure.tsx'
import { SaveLine } from './save-line.tsx'
import { isShared } from './use-teller.ts'

export interface QuestionCardProps {
  question: Question
  entry: Entry
  autosave: Autosave
  number: number
  of: number
  /** It says why no answer can be saved. */
  isTeller: boolean
}

/** One question with its levels, its evidence and where its answer stands. */
export const QuestionCard = memo(function QuestionCard({
  question,
  entry,
  autosave,
  number,
  of,
  isTeller,
}: QuestionCardProps) {
  const id = useId()
  const { value, state, failure } = entry
  const type = (part: Partial<AnswerValue>) => autosave.change(question.id, part, 'after-pause')
  const flush = () => void autosave.flush()
  return (
    <fieldset
      className="question"
      data-question={question.id}
      data-state={state.kind}
      tabIndex={-1}
      aria-labelledby={`${id}-text`}
      aria-describedby={`${id}-help`}
    >
      <QuestionHead question={question} number={number} of={of} entry={entry} autosave={autosave} />
      <h3 id={`${id}-text`} className="question-text">
        {question.text}
      </h3>
      <p id={`${id}-help`} className="question-help os-muted">
        {question.help}
      </p>
      {state.kind === 'conflict' && (
        <ConflictChoice question={question} entry={entry} theirs={state.theirs} autosave={autosave} />
      )}
      {failure && (isTeller || !isShared(failure)) && (
        <SaveFailure
          {...failure}
          busy={state.kind !== 'failed'}
          onRetry={() => autosave.retry(isTeller ? undefined : question.id)}
        />
      )}
      <div className="question-body">
        <LevelChoice
          question={question}
          value={value}
          labelledBy={`${id}-text`}
          onChange={(part) => autosave.change(question.id, part, 'now')}
        />
        <div className="question-texts">
          {value.notApplicable && (
            <LongText
              field="reason"
              label="Why it does not apply"
              required
              rows={3}
              max={REASON_MAX_CHARACTERS}
              value={value.reason}
              missing={
                value.reason.trim() === '' ? 'Give a reason, so that the answer can be saved.' : undefined
              }
              onChange={(reason) => type({ reason })}
              onBlur={flush}
            />
          )}
          <LongText
            field="evidence"
            label="Evidence"
            rows={value.notApplicable ? 3 : 7}
            max={EVIDENCE_MAX_CHARACTERS}
            value={value.evidence}
            help={question.evidenceType}
            onChange={(evidence) => type({ evidence })}
            onBlur={flush}
          />
        </div>
      </div>
    </fieldset>
  )
})

function QuestionHead({ question, entry, autosave, number, of }: Omit<QuestionCardProps, 'isTeller'>) {
  const format = useFormat()
  const { level, notApplicable } = entry.value
  return (
    <div className="question-head">
      <p className="question-meta os-muted">
        <span>
          Question {format.number(number)} of {format.number(of)}
        </span>
        <span>Weight {format.number(question.weight)}</span>
        <span>{question.ownerRole}</span>
      </p>
      <div className="question-state">
        <SaveLine entry={entry} />
        {(level !== null || notApplicable) && (
          <ClearAnswer
            onClear={() => autosave.change(question.id, { level: null, notApplicable: false }, 'now')}
          />
        )}
      </div>
    </div>
  )
}

import { memo, useId } from 'react'
import type { Answer, Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { type AnswerValue, isChosen, NOTHING_CHOSEN } from '../run/answer-value.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { LongWords } from '../../../kit/document/long-words.tsx'
import type { Failure } from '../../../kit/document/failure.ts'
import { useIsSending, useKeeps } from '../../../kit/document/use-document.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import { answerWords } from '../run/answer-words.ts'
import { ClosedNotice } from '../run/closed-notice.tsx'
import type { RunAnswers } from '../run/run-answers.ts'
import { ConfidenceChoice } from './confidence-choice.tsx'
import { ClearAnswer } from './clear-answer.tsx'
import { ConflictChoice } from '../../../kit/document/conflict-choice.tsx'
import { Evidence } from './evidence.tsx'
import type { Entry } from '../run/entry.ts'
import { REASON_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import { AskOwner } from '../rounds/ask-owner.tsx'
import { Proposal } from '../rounds/proposal.tsx'
import { LevelChoice } from './level-choice.tsx'
import { LongText } from './long-text.tsx'
import { SaveFailure } from '../../../kit/document/save-failure.tsx'
import { QuestionHelp } from './question-help.tsx'
import { useOption } from './question-options.ts'
import { SaveLine } from '../../../kit/document/save-line.tsx'
import { words } from '../../words/words.ts'

export interface QuestionCardProps {
  question: Question
  entry: Entry
  answers: RunAnswers
  number: number
  of: number
  /** Hidden by the filter above the questions; it stays in the page, so that what is typed in it is kept. */
  isHidden: boolean
  /** What was answered last time, and in which quarter. */
  proposal: Answer | undefined
  period: string
  /** Why no answer can be saved, where this question says it for all. */
  tells: Failure | null
}

/** One question with its levels, its evidence and where its answer stands. */
export const QuestionCard = memo(function QuestionCard({
  question,
  entry,
  answers,
  number,
  of,
  isHidden,
  proposal,
  period,
  tells,
}: QuestionCardProps) {
  const id = useId()
  useLanguage() // what stands here has the words of it
  const isPractised = useOption('fold-help')
  const { value, state } = entry
  const type = (part: Partial<AnswerValue>) => answers.change(question.id, part, 'after-pause')
  return (
    <fieldset
      className="question"
      data-question={question.id}
      hidden={isHidden}
      data-state={state}
      tabIndex={-1}
      aria-labelledby={`${id}-text`}
      aria-describedby={`${id}-help`}
    >
      <QuestionHead question={question} number={number} of={of} entry={entry} answers={answers} />
      <h3 id={`${id}-text`} className="question-text">
        {question.text}
      </h3>
      <div id={`${id}-help`} className="question-help os-muted">
        <QuestionHelp question={question} isFolded={proposal !== undefined || isPractised} />
      </div>
      <Trouble question={question} entry={entry} answers={answers} tells={tells} />
      <Proposal question={question} last={proposal} period={period} value={value} answers={answers} />
      <div className="question-body">
        <LevelChoice
          question={question}
          value={value}
          labelledBy={`${id}-text`}
          onChange={(part) => answers.change(question.id, part, 'now')}
        />
        <div className="question-texts">
          {value.notApplicable && (
            <LongText
              field="reason"
              label={words('part.reason')}
              required
              rows={3}
              max={REASON_MAX_CHARACTERS}
              value={value.reason}
              missing={value.reason.trim() === '' ? words('question.reasonMissing') : undefined}
              onChange={(reason) => type({ reason })}
              onBlur={answers.send}
            />
          )}
          {!value.notApplicable && (
            <ConfidenceChoice
              value={value.confidence}
              onChange={(confidence) => answers.change(question.id, { confidence }, 'now')}
            />
          )}
          <Evidence question={question} entry={entry} answers={answers} number={number} />
        </div>
      </div>
    </fieldset>
  )
})

function QuestionHead({
  question,
  entry,
  answers,
  number,
  of,
}: Pick<QuestionCardProps, 'question' | 'entry' | 'answers' | 'number' | 'of'>) {
  const format = useFormat()
  const me = useMiniApp(({ context }) => context.user?.id ?? '')
  return (
    <div className="question-head">
      <p className="question-meta os-muted">
        <span>{words('question.number', { number: format.number(number), all: format.number(of) })}</span>
        <span>{words('question.weight', { weight: format.number(question.weight) })}</span>
        <span>{question.ownerRole}</span>
      </p>
      <div className="question-state">
        <SaveLine {...entry} me={me} />
        <AskOwner question={question} answers={answers} isAnswered={isChosen(entry.value)} />
        {isChosen(entry.value) && (
          <ClearAnswer onClear={() => answers.change(question.id, NOTHING_CHOSEN, 'now')} />
        )}
      </div>
    </div>
  )
}

/** What stands between the answer and the server. */
function Trouble({
  question,
  entry,
  answers,
  tells,
}: Pick<QuestionCardProps, 'question' | 'entry' | 'answers' | 'tells'>) {
  const { value, theirs, state, message, by, at } = entry
  const busy = useIsSending(answers.client)
  const keeps = useKeeps(answers.client)
  if (state === 'closed') return <ClosedNotice />
  if (theirs)
    return (
      <ConflictChoice
        by={by}
        at={at}
        theirs={<AnswerInWords question={question} value={theirs} />}
        mine={<AnswerInWords question={question} value={value} />}
        passesFocusTo="[data-question]"
        onChoose={(whose) => answers.choose(question.id, whose)}
      />
    )
  const failure =
    tells ?? (message !== undefined && state !== 'invalid' && { cause: 'refused' as const, detail: message })
  return (
    failure && (
      <SaveFailure
        {...failure}
        keeps={keeps}
        busy={busy}
        passesFocusTo="[data-question]"
        onRetry={answers.retry}
      />
    )
  )
}

function AnswerInWords({ question, value }: { question: Question; value: AnswerValue }) {
  const format = useFormat()
  return (
    <>
      <p>{answerWords(question, value, format)}</p>
      <LongWords text={value.evidence} />
    </>
  )
}

import { useRef, type ReactNode } from 'react'
import type { Answer, Question } from '../domain/scorecards/scorecard.ts'
import { Button } from '../kit/controls/button.tsx'
import { useFormat } from '../kit/words/format.ts'
import { useFocusPassedOn } from '../kit/bridge/use-focus-passed-on.ts'
import { answerValue, type AnswerValue } from './answer-value.ts'
import type { Autosave } from './autosave.ts'
import type { Entry } from './entry.ts'
import { answerWords } from './answer-words.ts'
import { LongEvidence } from './long-evidence.tsx'

export interface ConflictChoiceProps {
  question: Question
  entry: Entry
  theirs: Answer
  autosave: Autosave
}

/** Two people answered: both answers, and the choice between them. */
export function ConflictChoice({ question, entry, theirs, autosave }: ConflictChoiceProps) {
  const { dateTime } = useFormat()
  const choice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(choice, '[data-question]')
  return (
    <div className="conflict os-notice" data-tone="warning" ref={choice}>
      <p>
        {theirs.by} saved another answer on {dateTime(theirs.at)}. Nothing is overwritten until you choose.
      </p>
      <div className="conflict-answers">
        <OneAnswer title={`Answer of ${theirs.by}`} question={question} value={answerValue(theirs)}>
          <Button onClick={() => autosave.takeTheirs(question.id)}>Take this answer</Button>
        </OneAnswer>
        <OneAnswer title="Your answer" question={question} value={entry.value}>
          <Button onClick={() => autosave.keepMine(question.id)}>Keep mine</Button>
        </OneAnswer>
      </div>
    </div>
  )
}

interface OneAnswerProps {
  title: string
  question: Question
  value: AnswerValue
  children: ReactNode
}

function OneAnswer({ title, question, value, children }: OneAnswerProps) {
  const format = useFormat()
  return (
    <div className="conflict-answer">
      <h4 className="os-label">{title}</h4>
      <p>{answerWords(question, value, format)}</p>
      <LongEvidence text={value.evidence} />
      {children}
    </div>
  )
}

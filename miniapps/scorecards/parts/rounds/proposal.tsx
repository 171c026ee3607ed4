import { useRef } from 'react'
import { Check } from 'lucide'
import { type AnsweredBefore, beforePath } from '../../../domain/scorecards/answered-before.ts'
import type { Answer, Question } from '../../../domain/scorecards/scorecard.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useField } from '../../../kit/document/use-document.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { periodWords } from '../period-words.ts'
import { answerWords } from '../run/answer-words.ts'
import { type AnswerValue, isChosen, NO_ANSWER } from '../run/answer-value.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { words } from './words/words.ts'

export interface ProposalProps {
  question: Question
  /** Of an earlier run, in which quarter. */
  last: Answer | undefined
  period: string
  value: AnswerValue
  answers: RunAnswers
}

/** What was answered last time, or before the question was changed: to be confirmed or looked at beside the answer of today. */
export function Proposal({ question, last, period, value, answers }: ProposalProps) {
  const format = useFormat()
  const before = useField(answers.run, beforePath(question.id)).value as AnsweredBefore | null
  const answer = before ? { ...NO_ANSWER, ...before } : last
  if (!answer) return null
  return (
    <div className="proposal">
      <p className="os-muted">
        {words('proposal.last', {
          period: before ? words('proposal.changed') : periodWords(period),
          answer: answerWords(before ? null : question, answer, format), // its levels had other words
        })}
      </p>
      {!isChosen(value) && <Confirm onConfirm={() => answers.confirm(question.id, answer)} />}
    </div>
  )
}

function Confirm({ onConfirm }: { onConfirm(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '[data-question]')
  return (
    <Button ref={button} size="s" icon={Check} data-confirm="" onClick={onConfirm}>
      {words('proposal.confirm')}
    </Button>
  )
}

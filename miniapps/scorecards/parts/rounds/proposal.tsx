import { useRef } from 'react'
import { Check } from 'lucide'
import type { Answer, Question } from '../../../domain/scorecards/scorecard.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { periodWords } from '../period-words.ts'
import { answerWords } from '../run/answer-words.ts'
import { type AnswerValue, isChosen } from '../run/answer-value.ts'
import { words } from './words/words.ts'

export interface ProposalProps {
  question: Question
  /** Of an earlier run. */
  answer: Answer
  period: string
  value: AnswerValue
  onConfirm(): void
}

/** What was answered last time, to be confirmed or looked at beside the answer of today. */
export function Proposal({ question, answer, period, value, onConfirm }: ProposalProps) {
  const format = useFormat()
  return (
    <div className="proposal">
      <p className="os-muted">
        {words('proposal.last', {
          period: periodWords(period),
          answer: answerWords(question, answer, format),
        })}
      </p>
      {!isChosen(value) && <Confirm onConfirm={onConfirm} />}
    </div>
  )
}

function Confirm({ onConfirm }: Pick<ProposalProps, 'onConfirm'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '[data-question]')
  return (
    <Button ref={button} size="s" icon={Check} data-confirm="" onClick={onConfirm}>
      {words('proposal.confirm')}
    </Button>
  )
}

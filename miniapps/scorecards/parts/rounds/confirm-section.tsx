import { useRef } from 'react'
import { beforePath } from '../../../domain/scorecards/answered-before.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { periodWords } from '../period-words.ts'
import { useAudit } from '../run/audit-context.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { type Proposals, unconfirmed } from './proposals.ts'
import { words } from './words/words.ts'

export interface ConfirmSectionProps {
  questions: readonly Question[]
  proposals: Proposals
  answers: RunAnswers
}

/** Confirms at once what last time's run said of a section; what has an answer already stays, and what was changed since is looked at by itself. */
export function ConfirmSection({ questions, proposals, answers }: ConfirmSectionProps) {
  const { entries } = useAudit()
  const { run } = answers
  const same = questions.filter(({ id }) => run.field(beforePath(id)).value === null)
  const open = unconfirmed(proposals, same, entries)
  return open.length > 0 && <ConfirmAll period={proposals.period} open={open} answers={answers} />
}

function ConfirmAll({
  open,
  period,
  answers,
}: {
  open: ReturnType<typeof unconfirmed>
  period: string
  answers: RunAnswers
}) {
  const { portal } = useMiniApp()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '.section')
  const confirm = () => {
    for (const answer of open) answers.confirm(answer.questionId, answer)
    portal.announce(words('proposal.confirmed', { count: open.length }))
  }
  return (
    <Button ref={button} size="s" onClick={confirm}>
      {words('proposal.confirmAll', { count: open.length, period: periodWords(period) })}
    </Button>
  )
}

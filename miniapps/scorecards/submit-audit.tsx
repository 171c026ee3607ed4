import { useCallback, useState } from 'react'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { Button } from '../kit/controls/button.tsx'
import { Dialog } from '../kit/controls/dialog.tsx'
import { problemText, type ProblemText } from '../kit/words/problem-text.ts'
import { useFormat, type Format } from '../kit/words/format.ts'
import { Link } from '../kit/controls/link.tsx'
import { useCommand } from '../kit/bridge/use-command.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useAudit, type AuditInHand } from './audit-context.ts'
import { scoreWords } from './score-words.ts'

const NOT_SAVED: ProblemText = {
  title: 'Some answers are not saved yet',
  text: 'Go back to the questions and save them first. They are kept meanwhile.',
  canRetry: false,
}

const SUBMITTED_BEFORE =
  'Somebody else submitted this audit first. The page now shows the answers that were submitted.'
const STARTED_ANEW = 'Somebody submitted this audit and started a new one. This page now shows the new one.'

/** Hands the audit in: asks first, and says what is missing. */
export function SubmitAudit() {
  const audit = useAudit()
  const { portal } = useMiniApp()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const close = useCallback(() => setOpen(busy), [busy]) // it cannot be called back, and its failure is shown here
  const ready = audit.standing.unanswered.length === 0
  const ask = () => {
    setProblem(null)
    setOpen(true)
  }
  useCommand(
    open ? null : { id: 'submit-audit', title: 'Submit audit', hint: audit.scorecard.title, run: ask },
  )
  const submit = async () => {
    setProblem(null)
    setBusy(true)
    const failed = await handIn(audit, portal, format)
    if (!failed) return // the submitted audit takes this one's place
    setProblem(failed)
    setBusy(false)
  }
  return (
    <>
      <Button variant="primary" onClick={ask}>
        Submit audit
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={ready ? 'Submit this audit?' : 'Some questions are open'}
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              {ready ? 'Cancel' : 'Close'}
            </Button>
            {ready && (
              <Button variant="primary" busy={busy} onClick={() => void submit()}>
                Submit audit
              </Button>
            )}
          </>
        }
      >
        {!ready && <Missing />}
        {ready && (
          <p>
            The answers and the score are kept as they are now. Afterwards they can be read, but no longer
            changed.
          </p>
        )}
        {problem && (
          <p className="os-notice" data-tone="error" role="alert">
            {problem.title}. {problem.text}
          </p>
        )}
      </Dialog>
    </>
  )
}

/** Null when the audit was handed in, by whomever. */
async function handIn(
  { answers, standing, submit }: AuditInHand,
  portal: MiniAppPortal,
  { list, number }: Format,
): Promise<ProblemText | null> {
  if (!(await answers?.flush())) return NOT_SAVED
  try {
    const outcome = await submit()
    if (outcome.kind === 'changed')
      return changedMeanwhile(list(outcome.questions.map(({ text }) => `“${text}”`)))
    if (outcome.kind === 'submitted')
      portal.announce(`The audit was submitted. ${scoreWords(standing.score, number)}`)
    else portal.notify({ kind: 'info', text: outcome.newRun ? STARTED_ANEW : SUBMITTED_BEFORE })
    return null
  } catch (error) {
    return problemText(error)
  }
}

const changedMeanwhile = (questions: string): ProblemText => ({
  title: 'Somebody changed answers meanwhile',
  text: `Nothing was submitted. This page now shows the new answers to ${questions}. Look at them, then submit again.`,
  canRetry: false,
})

function Missing() {
  const {
    standing: { unanswered },
    path,
  } = useAudit()
  const { number } = useFormat()
  return (
    <>
      <p>
        {unanswered.length === 1 ? 'One question has' : `${number(unanswered.length)} questions have`} no
        answer yet. An audit can be submitted when each has a level or a reason why it does not apply.
      </p>
      <ul className="missing">
        {unanswered.map(({ id, text }) => (
          <li key={id}>
            <Link to={path('questions', id)}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

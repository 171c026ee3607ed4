import { useCallback, useState } from 'react'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { problemText, type ProblemText } from '../../../kit/words/problem-text.ts'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { useCommand } from '../../../kit/bridge/use-command.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { useAudit, type AuditInHand } from '../run/audit-context.ts'
import { scoreWords } from '../score-words.ts'
import { canBeSubmitted, SubmitChecks } from './submit-checks.tsx'
import { words } from '../../words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

const NOT_SAVED: ProblemText = {
  get title() {
    return words('submit.notSaved.title')
  },
  get text() {
    return words('submit.notSaved.text')
  },
  canRetry: false,
}

/** Hands the audit in: asks first, and says what is missing. */
export function SubmitAudit() {
  const audit = useAudit()
  const { portal } = useMiniApp()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const close = useCallback(() => setOpen(busy), [busy]) // it cannot be called back, and its failure is shown here
  const ready = canBeSubmitted(audit)
  const ask = () => {
    setProblem(null)
    setOpen(true)
  }
  useCommand(
    open
      ? null
      : { id: 'submit-audit', title: words('action.submit'), hint: audit.scorecard.title, run: ask },
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
        {words('action.submit')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words(ready ? 'submit.ready' : 'submit.open')}
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              {ready ? kitWords('cancel') : kitWords('close')}
            </Button>
            {ready && (
              <Button variant="primary" busy={busy} onClick={() => void submit()}>
                {words('action.submit')}
              </Button>
            )}
          </>
        }
      >
        <SubmitChecks />
        {ready && <p>{words('submit.readyText')}</p>}
        <ProblemNotice problem={problem} />
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
    if (outcome.kind === 'changed') return changedMeanwhile(outcome.questions, list)
    if (outcome.kind === 'submitted')
      portal.announce(words('submit.done', { score: scoreWords(standing.score, number) }))
    else portal.notify({ kind: 'info', text: words(outcome.newRun ? 'submit.anew' : 'submit.before') })
    return null
  } catch (error) {
    return problemText(error)
  }
}

const changedMeanwhile = (questions: readonly Question[], list: Format['list']): ProblemText => ({
  get title() {
    return words('submit.changed.title')
  },
  get text() {
    const quoted = questions.map(({ text }) => words('submit.quoted', { text }))
    return words('submit.changed.text', { questions: list(quoted) })
  },
  canRetry: false,
})

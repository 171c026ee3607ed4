import { useCallback, useState } from 'react'
import { Button } from '../kit/controls/button.tsx'
import { Dialog } from '../kit/controls/dialog.tsx'
import { useCommand } from '../kit/bridge/use-command.ts'
import type { ProblemText } from '../kit/words/problem-text.ts'
import { useAudit } from './audit-context.ts'
import { useStart } from './use-start.ts'

/** Audits are repeated every quarter: a new run beside the submitted one. */
export function RepeatButton() {
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const { busy, start } = useStart((failed) => setProblem(failed))
  const close = useCallback(() => setOpen(busy), [busy])
  const ask = () => {
    setProblem(null)
    setOpen(true)
  }
  const { scorecard } = useAudit()
  useCommand(open ? null : { id: 'repeat-audit', title: 'Repeat audit', hint: scorecard.title, run: ask })
  const confirm = () => {
    setProblem(null)
    start()
  }
  return (
    <>
      <Button onClick={ask}>Repeat audit</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Start a new audit?"
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" busy={busy} onClick={confirm}>
              Start audit
            </Button>
          </>
        }
      >
        <p>
          The submitted answers are kept. This page and the overall score then follow the new audit, which
          starts without answers.
        </p>
        {problem && (
          <p className="os-notice" data-tone="error" role="alert">
            {problem.title}. {problem.text}
          </p>
        )}
      </Dialog>
    </>
  )
}

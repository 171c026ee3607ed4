import { useCallback, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { useCommand } from '../../kit/bridge/use-command.ts'
import type { ProblemText } from '../../kit/words/problem-text.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { useAudit } from './run/audit-context.ts'
import { useStart } from './use-start.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

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
  useCommand(
    open ? null : { id: 'repeat-audit', title: words('action.repeat'), hint: scorecard.title, run: ask },
  )
  const confirm = () => {
    setProblem(null)
    start()
  }
  return (
    <>
      <Button onClick={ask}>{words('action.repeat')}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={words('repeat.title')}
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              {kitWords('cancel')}
            </Button>
            <Button variant="primary" busy={busy} onClick={confirm}>
              {words('action.start')}
            </Button>
          </>
        }
      >
        <p>{words('repeat.text')}</p>
        <ProblemNotice problem={problem} />
      </Dialog>
    </>
  )
}

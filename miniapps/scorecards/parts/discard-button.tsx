import { useCallback, useState } from 'react'
import { Trash2 } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { useAttempt } from '../../kit/document/use-attempt.tsx'
import { periodWords } from './period-words.ts'
import { useAudit } from './run/audit-context.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** An audit that was started or repeated by mistake goes, after a question that says with what. */
export function DiscardButton() {
  const { run, discard } = useAudit()
  const { portal } = useMiniApp()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const { attempt, busy, problem } = useAttempt()
  if (run?.status !== 'open' || run.kind !== 'first') return null
  const confirm = () =>
    attempt(async () => {
      await discard()
      portal.announce(words('discard.done'))
    })
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsOpen(true)}>
        {words('action.discard')}
      </Button>
      <Dialog
        open={isOpen}
        title={words('discard.title')}
        onClose={close}
        onSubmit={confirm}
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              {kitWords('cancel')}
            </Button>
            <Button variant="danger" type="submit" busy={busy}>
              {words('action.discard')}
            </Button>
          </>
        }
      >
        {problem}
        <Consequences />
      </Dialog>
    </>
  )
}

function Consequences() {
  const { last, standing } = useAudit()
  return (
    <>
      <p>{words('discard.text', { count: standing.answered })}</p>
      <p>{last ? words('discard.last', { period: periodWords(last.period) }) : words('discard.none')}</p>
    </>
  )
}

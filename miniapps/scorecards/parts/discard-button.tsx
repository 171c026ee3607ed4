import { useCallback, useState } from 'react'
import { Trash2 } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { periodWords } from './period-words.ts'
import { useAudit } from './run/audit-context.ts'
import { words } from '../words/words.ts'

/** An audit that was started or repeated by mistake goes, after a question that says with what. */
export function DiscardButton() {
  const { run, discard } = useAudit()
  const { portal } = useMiniApp()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (run?.status !== 'open' || run.kind !== 'first') return null
  const confirm = async () => {
    await discard()
    portal.announce(words('discard.done'))
  }
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsOpen(true)}>
        {words('action.discard')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words('discard.title')}
          verb={words('action.discard')}
          isDangerous
          act={confirm}
          onClose={close}
        >
          <Consequences />
        </ConfirmDialog>
      )}
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

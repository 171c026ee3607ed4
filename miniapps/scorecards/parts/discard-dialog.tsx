import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { periodWords } from './period-words.ts'
import { useAudit } from './run/audit-context.ts'
import { words } from '../words/words.ts'

/** Asks, saying what goes and what stays. */
export function DiscardDialog({ onClose, onDone }: OpenedProps) {
  const { last, standing, discard } = useAudit()
  const { portal } = useMiniApp()
  const act = async () => {
    await discard()
    portal.announce(words('discard.done'))
    onDone()
  }
  return (
    <ConfirmDialog
      title={words('discard.title')}
      verb={words('action.discard')}
      isDangerous
      act={act}
      onClose={onClose}
    >
      <p>{words('discard.text', { count: standing.answered })}</p>
      <p>{last ? words('discard.last', { period: periodWords(last.period) }) : words('discard.none')}</p>
    </ConfirmDialog>
  )
}

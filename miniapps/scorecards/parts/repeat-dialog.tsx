import type { OpenedProps } from '../../kit/actions/action.ts'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { useAudit } from './run/audit-context.ts'
import { words } from '../words/words.ts'

/** Asks before a new run stands beside the submitted one. */
export function RepeatDialog({ onClose, onDone }: OpenedProps) {
  const { begin } = useAudit()
  const repeat = async () => {
    const show = await begin()
    onDone() // before the new audit takes this one's place, and the dialog with it
    show()
  }
  return (
    <ConfirmDialog title={words('repeat.title')} verb={words('action.start')} act={repeat} onClose={onClose}>
      <p>{words('repeat.text')}</p>
    </ConfirmDialog>
  )
}

import type { OpenedProps } from '../../../kit/actions/action.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { words } from './words/words.ts'

/** Asks before the draft goes: nobody gets it back. */
export function DropDialog({ onClose, onDone }: OpenedProps) {
  const { client, document, audit } = useDraft()
  const { portal, route } = useMiniApp()
  const drop = async () => {
    await client.act(document, 'drop')
    portal.announce(words('drop.done', { title: audit.title }))
    onDone()
    portal.navigate(editPath(route.basePath))
  }
  return (
    <ConfirmDialog
      title={words('drop.title')}
      verb={words('action.drop')}
      isDangerous
      act={drop}
      onClose={onClose}
    >
      <p>{words('drop.text')}</p>
    </ConfirmDialog>
  )
}

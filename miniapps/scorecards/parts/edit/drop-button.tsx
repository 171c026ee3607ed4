import { useCallback, useState } from 'react'
import { Trash2 } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { words } from './words/words.ts'

/** Lets the draft go, after a question: nobody gets it back. */
export function DropButton() {
  const { client, document, audit } = useDraft()
  const { portal, route } = useMiniApp()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const drop = async () => {
    await client.act(document, 'drop')
    portal.announce(words('drop.done', { title: audit.title }))
    portal.navigate(editPath(route.basePath))
  }
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsOpen(true)}>
        {words('action.drop')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words('drop.title')}
          verb={words('action.drop')}
          isDangerous
          act={drop}
          onClose={close}
        >
          <p>{words('drop.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

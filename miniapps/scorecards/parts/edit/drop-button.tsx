import { useCallback, useState } from 'react'
import { Trash2 } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useDraft } from './draft-context.ts'
import { editPath } from './edit-path.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** Lets the draft go, after a question: nobody gets it back. */
export function DropButton() {
  const { client, document, audit } = useDraft()
  const { portal, route } = useMiniApp()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const { attempt, busy, problem } = useAttempt()
  const drop = () =>
    attempt(async () => {
      await client.act(document, 'drop')
      portal.announce(words('drop.done', { title: audit.title }))
      portal.navigate(editPath(route.basePath))
    })
  return (
    <>
      <Button variant="quiet" icon={Trash2} onClick={() => setIsOpen(true)}>
        {words('action.drop')}
      </Button>
      <Dialog
        open={isOpen}
        title={words('drop.title')}
        onClose={close}
        onSubmit={drop}
        actions={
          <>
            <Button onClick={close}>{kitWords('cancel')}</Button>
            <Button variant="danger" type="submit" busy={busy}>
              {words('action.drop')}
            </Button>
          </>
        }
      >
        {problem}
        <p>{words('drop.text')}</p>
      </Dialog>
    </>
  )
}

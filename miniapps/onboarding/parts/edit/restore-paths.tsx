import { useState } from 'react'
import type { IconNode } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** The portal's own paths again; it is asked first, as all changes go. */
export function RestorePaths({ icon, onRestore }: { icon: IconNode; onRestore(): Promise<void> }) {
  const { context } = useMiniApp()
  const [isOpen, setOpen] = useState(false)
  const restore = () => {
    setOpen(false)
    void onRestore()
  }
  return (
    <>
      <Button variant="quiet" icon={icon} onClick={() => setOpen(true)}>
        {words('restoreUsual')}
      </Button>
      <Dialog
        open={isOpen}
        title={words('restoreTitle')}
        onClose={() => setOpen(false)}
        onSubmit={restore}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{kitWords('cancel')}</Button>
            <Button variant="primary" type="submit">
              {words('restoreUsual')}
            </Button>
          </>
        }
      >
        <p>{words('restoreText', { agency: context.tenant.name })}</p>
      </Dialog>
    </>
  )
}

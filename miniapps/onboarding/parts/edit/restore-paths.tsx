import { useState } from 'react'
import type { IconNode } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { words } from './words/words.ts'

/** The portal's own paths again; it is asked first, as all changes go. */
export function RestorePaths({ icon, onRestore }: { icon: IconNode; onRestore(): Promise<void> }) {
  const { context } = useMiniApp()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={icon} onClick={() => setOpen(true)}>
        {words('restoreUsual')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words('restoreTitle')}
          verb={words('restoreUsual')}
          act={onRestore}
          onClose={() => setOpen(false)}
        >
          <p>{words('restoreText', { agency: context.tenant.name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

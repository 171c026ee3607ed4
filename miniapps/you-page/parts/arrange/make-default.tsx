import { useState } from 'react'
import { Building2 } from 'lucide'
import type { HomeLayout } from '../../../domain/home/layout.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { words } from './words/words.ts'

interface MakeDefaultProps {
  layout: HomeLayout
  isDefault: boolean
  onMade(layout: HomeLayout): void
}

/** For administrators: the page begins like theirs for everybody of the agency. It is asked once more, as others see it. */
export function MakeDefault({ layout, isDefault, onMade }: MakeDefaultProps) {
  const { context, portal } = useMiniApp()
  const home = useApi('home')
  const { code, name } = context.tenant
  const [isOpen, setOpen] = useState(false)
  const make = () => home.put('/default', { agency: code, widgets: layout })
  const done = () => {
    onMade(layout)
    setOpen(false)
    portal.notify({ kind: 'success', text: words('madeDefault', { agency: name }) })
  }
  return (
    <>
      <Button size="s" icon={Building2} disabled={isDefault} onClick={() => setOpen(true)}>
        {words('makeDefault')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words('makeDefault')}
          verb={words('makeDefault')}
          act={make}
          onDone={done}
          onClose={() => setOpen(false)}
        >
          <p>{words('defaultHelp', { agency: name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

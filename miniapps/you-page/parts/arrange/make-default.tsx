import { useState } from 'react'
import { Building2 } from 'lucide'
import type { HomeLayout } from '../../../domain/home/layout.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

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
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      await home.put('/default', { agency: code, widgets: layout })
      onMade(layout)
      setOpen(false)
      portal.notify({ kind: 'success', text: words('madeDefault', { agency: name }) })
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="s" icon={Building2} disabled={isDefault} onClick={() => setOpen(true)}>
        {words('makeDefault')}
      </Button>
      <Dialog
        open={isOpen}
        title={words('makeDefault')}
        onClose={() => setOpen(false)}
        onSubmit={() => void make()}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{kitWords('cancel')}</Button>
            <Button variant="primary" type="submit" busy={isBusy}>
              {words('makeDefault')}
            </Button>
          </>
        }
      >
        <p>{words('defaultHelp', { agency: name })}</p>
      </Dialog>
    </>
  )
}

import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { libraryPlan } from './library-plan.ts'
import type { Library } from './use-library.ts'

interface ImportDialogProps {
  library: Library
  onClose(): void
}

/** A file is looked through, and what it changes is shown, before any of it is taken; then it is one step that can be undone. */
export function ImportDialog({ library, onClose }: ImportDialogProps) {
  const { portal } = useMiniApp()
  const { body, above, document } = library
  const plan = libraryPlan({
    body,
    above,
    set: (values) => {
      document.set(values)
      portal.announce(words('import.done'))
    },
  })
  return (
    <Dialog open size="l" title={words('import')} onClose={onClose}>
      <p className="os-muted">{words('import.help')}</p>
      <ImportWizard plan={plan} afterwards={<Button onClick={onClose}>{kitWords('close')}</Button>} />
    </Dialog>
  )
}

import { useCallback, useState } from 'react'
import { History } from 'lucide'
import { lazily } from '../bridge/lazily.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import type { ChangeHistoryProps } from './past-changes.tsx'
import { words } from './words/words.ts'

const PastChanges = lazily(async () => (await import('./past-changes.tsx')).PastChanges<unknown>)

/** Who changed what and when, newest first, behind a button. */
export function ChangeHistory<Facts>(props: ChangeHistoryProps<Facts>) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button icon={History} onClick={() => setOpen(true)}>
        {words('history.open')}
      </Button>
      <Dialog open={open} onClose={close} title={words('history.title')} size="l">
        <PastChanges {...props} />
      </Dialog>
    </>
  )
}

import { useCallback, useState } from 'react'
import { GitCompare } from 'lucide'
import { lazily } from '../../bridge/lazily.tsx'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import type { ChangeHistoryProps } from '../past-changes.tsx'
import { words } from '../words/words.ts'

const VersionComparison = lazily(
  async () => (await import('./version-comparison.tsx')).VersionComparison<unknown>,
)

/** Named versions of a document behind a button: naming the present one, and what has changed since an earlier one. */
export function Versions<Facts>(props: ChangeHistoryProps<Facts>) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button icon={GitCompare} onClick={() => setOpen(true)}>
        {words('versions.open')}
      </Button>
      <Dialog open={open} onClose={close} title={words('versions.open')} size="l">
        <VersionComparison {...props} onClose={close} />
      </Dialog>
    </>
  )
}

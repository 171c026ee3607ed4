import { useCallback, useState } from 'react'
import { History } from 'lucide'
import type { Json } from '../../domain/document/json.ts'
import { lazily } from '../bridge/lazily.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import type { DocumentClient } from './document-client.ts'
import type { OpenDocument } from './open-document.ts'
import { words } from './words/words.ts'

const PastChanges = lazily(async () => (await import('./past-changes.tsx')).PastChanges<unknown>)

export interface ChangeHistoryProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  /** What a field is called; undefined for one that nobody wants to read of. */
  nameOf(path: string): string | undefined
  /** How a field's value is shown in the list of changes. */
  wordsOf(path: string, value: Json): string
}

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

import { useState } from 'react'
import { MAX_COMMENT_CHARACTERS } from '../../../domain/document/limits.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { TextArea } from '../../controls/text-area.tsx'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../words/words.ts'

interface ReasonDialogProps {
  /** The action, which its button repeats. */
  title: string
  onClose(): void
  onDone(reason: string): void
}

/** Asks why. */
export function ReasonDialog({ title, onClose, onDone }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const done = () => (reason.trim() ? onDone(reason.trim()) : setMissing(true))
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={done}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit">
            {title}
          </Button>
        </>
      }
    >
      <TextArea
        label={kitWords('reason')}
        required
        rows={4}
        maxLength={MAX_COMMENT_CHARACTERS}
        value={reason}
        onChange={setReason}
        {...(isMissing && !reason.trim() && { error: words('approval.reasonMissing') })}
      />
    </Dialog>
  )
}

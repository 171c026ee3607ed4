import { useState, type ReactNode } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Failures } from '../failures.tsx'
import { useEach } from '../use-each.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

export interface ReasonDialogProps<Item> {
  title: string
  /** What happens, and to whom. */
  children?: ReactNode
  /** The verb on the button. */
  verb: string
  isDangerous?: boolean
  /** It is done for each of them. */
  items: readonly Item[]
  nameOf(item: Item): string
  act(item: Item, reason: string): Promise<unknown>
  /** Whether what else the dialog asks is answered. */
  mayGo?(): boolean
  onDone(): void
  onClose(): void
}

/** Asks for the reason, which the audit log keeps, before something is done that somebody will feel. */
export function ReasonDialog<Item>(props: ReasonDialogProps<Item>) {
  const { title, children, verb, isDangerous, items, nameOf, act, mayGo, onDone, onClose } = props
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const each = useEach<Item>()
  const submit = async () => {
    if (each.busy) return
    const isAnswered = mayGo?.() ?? true
    if (!reason.trim()) return setError(appWords('reason.missing'))
    setError(undefined)
    if (!isAnswered) return
    const left = each.failed.length > 0 ? each.failed.map(({ item }) => item) : items
    if (await each.run(left, (item) => act(item, reason.trim()))) onDone()
  }
  return (
    <Dialog
      open
      title={title}
      onClose={each.done > 0 ? onDone : onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={each.done > 0 ? onDone : onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={each.busy}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
      <TextField
        label={kitWords('reason')}
        help={appWords('reason.help')}
        required
        value={reason}
        onChange={setReason}
        {...(error !== undefined && { error })}
      />
      <Failures of={each.failed} nameOf={nameOf} />
    </Dialog>
  )
}

import { useState, type ReactNode } from 'react'
import type { Changed } from '../../../domain/access/wire-grants.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Failures } from '../failures.tsx'
import { useEach } from '../use-each.ts'
import { ImpactList } from './impact-list.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** One thing that is about to change. */
export interface PlannedChange {
  key: string
  name: string
  /** What is different in it. */
  detail?: ReactNode
  /** Makes the change; `dry` looks at it and takes it back. */
  run(how: { dry: boolean; reason: string }): Promise<Changed<unknown>>
}

interface ChangeDialogProps {
  title: string
  verb: string
  isDangerous?: boolean
  changes: readonly PlannedChange[]
  onDone(): void
  onClose(): void
}

/** Before rights change: what is different, what that does to people, and why it is done. */
export function ChangeDialog({ title, verb, isDangerous, changes, onDone, onClose }: ChangeDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const each = useEach<PlannedChange>()
  const key = changes.map((change) => change.key).join(' ')
  const dry = useResource(key, () =>
    Promise.all(changes.map((change) => change.run({ dry: true, reason: '' }))),
  )
  const isBroken = dry.data?.some(({ impact }) => impact.broken.length > 0) ?? false
  const submit = async () => {
    if (each.busy || !dry.data || isBroken) return
    if (!reason.trim()) return setError(appWords('reason.missing'))
    setError(undefined)
    const left = each.failed.length > 0 ? each.failed.map(({ item }) => item) : changes
    if (await each.run(left, (change) => change.run({ dry: false, reason: reason.trim() }))) onDone()
  }
  const close = each.done > 0 ? onDone : onClose
  return (
    <Dialog
      open
      size="l"
      title={title}
      onClose={close}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={close}>{kitWords('cancel')}</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            busy={each.busy || (dry.loading && !dry.data)}
            disabled={isBroken}
          >
            {verb}
          </Button>
        </>
      }
    >
      {dry.error && !dry.data ? (
        <ErrorState problem={dry.error} onRetry={dry.reload} busy={dry.loading} headingLevel={3} />
      ) : (
        changes.map(({ key, name, detail }, index) => (
          <section key={key} className="admin-change">
            {changes.length > 1 && <h3>{name}</h3>}
            {detail}
            {dry.data ? (
              <ImpactList impact={dry.data[index]!.impact} />
            ) : (
              <Skeleton label={words('impact.loading')} lines={[70, 60]} />
            )}
          </section>
        ))
      )}
      <TextField
        label={kitWords('reason')}
        help={appWords('reason.help')}
        required
        value={reason}
        onChange={setReason}
        {...(error !== undefined && { error })}
      />
      <Failures of={each.failed} nameOf={({ name }) => name} />
    </Dialog>
  )
}

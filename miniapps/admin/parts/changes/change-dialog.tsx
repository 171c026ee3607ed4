import type { ReactNode } from 'react'
import type { Changed } from '../../../domain/access/wire-grants.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { useEach } from '../../../kit/form/use-each.ts'
import { ImpactList } from './impact-list.tsx'
import { words } from './words/words.ts'

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
  const each = useEach<PlannedChange>(({ name }) => name)
  const key = changes.map((change) => change.key).join(' ')
  const dry = useResource(key, () =>
    Promise.all(changes.map((change) => change.run({ dry: true, reason: '' }))),
  )
  const isBroken = dry.data?.some(({ impact }) => impact.broken.length > 0)
  return (
    <ReasonDialog
      size="l"
      {...{ title, verb, isDangerous, onDone }}
      act={(reason) => each.run(changes, (change) => change.run({ dry: false, reason }))}
      isWaiting={dry.loading && !dry.data}
      isBarred={isBroken ?? !dry.loading}
      onClose={each.isBegun ? onDone : onClose}
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
    </ReasonDialog>
  )
}

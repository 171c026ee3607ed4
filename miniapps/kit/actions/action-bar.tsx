import type { Action } from './action.ts'
import { ActionButtons } from './action-buttons.tsx'
import { useActing } from './use-acting.tsx'

interface ActionBarProps<On> {
  actions: readonly Action<On>[]
  /** The subject of the actions, handed to each: a list, a row, the ticked rows. */
  on: On
  onDone?(): void
}

/** Buttons of actions where no list stands around them. */
export function ActionBar<On>({ actions, on, onDone }: ActionBarProps<On>) {
  const acting = useActing(onDone)
  return (
    <>
      <ActionButtons actions={actions} on={on} acting={acting} />
      {acting.dialog}
    </>
  )
}

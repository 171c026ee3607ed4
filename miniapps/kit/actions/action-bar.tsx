import type { Action } from './action.ts'
import { ActionButtons } from './action-buttons.tsx'
import { useActing } from './use-acting.tsx'

interface ActionBarProps<On> {
  actions: readonly Action<On>[]
  /** The subject of the actions, handed to each: a list, a row, the ticked rows. */
  on: On
  onDone?: (() => void) | undefined
  size?: 's' | 'm'
}

/** Buttons of actions where no list stands around them. */
export function ActionBar<On>({ onDone, ...buttons }: ActionBarProps<On>) {
  const acting = useActing(onDone)
  return (
    <>
      <ActionButtons {...buttons} acting={acting} />
      {acting.dialog}
    </>
  )
}

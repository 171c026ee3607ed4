import { ActionButtons, type ActionButtonsProps } from './action-buttons.tsx'
import { useActing } from './use-acting.tsx'

interface ActionBarProps<On> extends Omit<ActionButtonsProps<On>, 'acting'> {
  onDone?: (() => void) | undefined
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

import { Button, type ButtonProps } from '../controls/button.tsx'
import type { Action } from './action.ts'
import type { Acting } from './use-acting.tsx'
import { useFocusAfterAction } from './use-focus-after-action.ts'

interface RunButtonProps<On> extends Pick<
  ButtonProps,
  'variant' | 'size' | 'iconOnly' | 'aria-keyshortcuts'
> {
  action: Action<On>
  on: On
  acting: Acting
}

/** The button that runs an action. */
export function RunButton<On>({ action, on, acting, ...look }: RunButtonProps<On>) {
  const { key, icon, label } = action
  return (
    <Button
      ref={useFocusAfterAction(key, acting)}
      data-action={key}
      icon={icon}
      busy={acting.busy === key}
      onClick={() => acting.run(action, on)}
      {...look}
    >
      {label(on)}
    </Button>
  )
}

import type { Action } from './action.ts'
import type { Acting } from './use-acting.tsx'
import { Icon } from '../controls/icon.tsx'
import { Link } from '../controls/link.tsx'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { RunButton } from './run-button.tsx'
import { useOffered } from './use-offered.ts'

export interface ActionButtonsProps<On> {
  actions: readonly Action<On>[]
  /** The subject of the actions, handed to each: a list, a row, the ticked rows. */
  on: On
  acting: Acting
  size?: 's' | 'm'
  /** Beside their names in the command palette: what they are done with. */
  hint?: string
  /** The screen has several of the same, which the palette could not tell apart: it offers none of them. */
  isOneOfMany?: boolean
}

/** A button for each action that is offered now, with its palette command and its key. */
export const ActionButtons = <On,>({ actions, ...rest }: ActionButtonsProps<On>) =>
  actions
    .filter(({ isOffered }) => isOffered?.(rest.on) ?? true)
    .map((action) => <ActionButton key={action.key} action={action} {...rest} />)

interface ActionButtonProps<On> extends Omit<ActionButtonsProps<On>, 'actions'> {
  action: Action<On>
}

export function ActionButton<On>({
  action,
  on,
  acting,
  size = 'm',
  hint,
  isOneOfMany,
}: ActionButtonProps<On>) {
  const { basePath } = useMiniApp().route
  useOffered({ action, on, acting, hint, isOneOfMany })
  const { icon, look = 'secondary', shortcut, to } = action
  if (to)
    return (
      <Link look={look === 'danger' ? 'secondary' : look} to={to(basePath, on)}>
        {icon && <Icon of={icon} />}
        {action.label(on)}
      </Link>
    )
  const keys = shortcut?.toUpperCase()
  return <RunButton {...{ action, on, acting, size }} variant={look} aria-keyshortcuts={keys} />
}

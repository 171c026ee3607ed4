import { Ellipsis } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Menu } from '../controls/menu/menu.tsx'
import type { Action } from './action.ts'
import { type Acting, useActing } from './use-acting.tsx'
import { useOffered } from './use-offered.ts'

interface ActionMenuProps<On> {
  /** The button and its menu. */
  label: string
  actions: readonly Action<On>[]
  on: On
  /** Beside their names in the command palette: what they are done with. */
  hint?: string | undefined
  onDone?(): void
}

/** Actions behind one button, for those that are not needed every day. */
export function ActionMenu<On>({ label, actions, on, hint, onDone }: ActionMenuProps<On>) {
  const acting = useActing(onDone)
  const offered = actions.filter(({ isOffered }) => isOffered?.(on) ?? true)
  return (
    <>
      {offered.length > 0 && (
        <Menu
          label={label}
          align="end"
          button={(props) => (
            <Button {...props} icon={Ellipsis} busy={acting.busy !== undefined}>
              {label}
            </Button>
          )}
          items={offered.map((action) => ({
            key: action.key,
            label: action.label(on),
            icon: action.icon,
            apart: action.isApart,
            onSelect: () => acting.run(action, on),
          }))}
        />
      )}
      {offered.map((action) => (
        <Offered key={action.key} action={action} on={on} acting={acting} hint={hint} />
      ))}
      {acting.dialog}
    </>
  )
}

/** Its command in the palette, and its key. */
function Offered<On>(of: { action: Action<On>; on: On; acting: Acting; hint: string | undefined }) {
  useOffered(of)
  return null
}

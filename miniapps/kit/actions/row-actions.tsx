import type { Column } from '../table/column.ts'
import { words } from '../words/words.ts'
import type { Action } from './action.ts'
import { RunButton } from './run-button.tsx'
import { useActing } from './use-acting.tsx'

interface RowActionsProps<Row> {
  actions: readonly Action<Row>[]
  on: Row
  onDone?: (() => void) | undefined
  /** Words stand beside the icons. */
  inWords?: boolean
}

/** Actions of one of many rows: an icon each, or words. They have no command and no key, or all rows would have the same. */
export function RowActions<Row>({ actions, on, onDone, inWords = false }: RowActionsProps<Row>) {
  const acting = useActing(onDone)
  return (
    <>
      {actions
        .filter(({ isOffered }) => isOffered?.(on) ?? true)
        .map((action) => (
          <RunButton
            key={action.key}
            action={action}
            on={on}
            acting={acting}
            size="s"
            variant={inWords ? action.look : 'quiet'}
            iconOnly={!inWords}
          />
        ))}
      {acting.dialog}
    </>
  )
}

/** A table's last column, with the actions of each row. */
export const actionColumn = <Row,>(actions: readonly Action<Row>[], onDone?: () => void): Column<Row> => ({
  key: 'actions',
  title: words('actions'),
  type: 'number',
  cell: (row) => <RowActions actions={actions} on={row} onDone={onDone} />,
})

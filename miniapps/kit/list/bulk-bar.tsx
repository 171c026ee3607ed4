import type { ReactNode } from 'react'
import type { Action } from '../actions/action.ts'
import { ActionButtons } from '../actions/action-buttons.tsx'
import type { Acting } from '../actions/use-acting.tsx'
import type { List } from './use-list.ts'
import { words } from './words/words.ts'

interface BulkBarProps<Row> {
  list: List<Row>
  actions: readonly Action<readonly Row[]>[]
  acting: Acting
  /** Said of the rows that are ticked: of some, why an action cannot be done with them. */
  note?: ((rows: readonly Row[]) => ReactNode) | undefined
}

/** There as long as rows are ticked: what can be done with all of them. */
export function BulkBar<Row>({ list, actions, acting, note }: BulkBarProps<Row>) {
  const ticked = list.tickedRows
  if (ticked.length === 0 || actions.length === 0) return null
  const selected = words('selected', { count: ticked.length })
  return (
    <div className="os-row os-list-bulk" role="group" aria-label={words('bulk')}>
      <span>{selected}</span>
      <ActionButtons actions={actions} on={ticked} acting={acting} size="s" hint={selected} />
      {note && (
        <span className="os-muted" role="status">
          {note(ticked)}
        </span>
      )}
    </div>
  )
}

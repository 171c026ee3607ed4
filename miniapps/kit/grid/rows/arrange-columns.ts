import type { GridColumn } from '../../table/column.ts'
import type { GridView } from '../grid-view.ts'

/** Every column in the person's order, hidden ones too. */
export function orderedColumns<Row>(
  columns: readonly GridColumn<Row>[],
  order: readonly string[],
): GridColumn<Row>[] {
  const place = ({ key }: GridColumn<Row>) => {
    const at = order.indexOf(key)
    return at < 0 ? order.length : at
  }
  return columns.toSorted((left, right) => place(left) - place(right))
}

/** Columns as they stand there: the first one names the row and is always pinned, then the other pinned ones. */
export function shownColumns<Row>(
  columns: readonly GridColumn<Row>[],
  { order, hidden, pinned }: Pick<GridView, 'order' | 'hidden' | 'pinned'>,
): { shown: GridColumn<Row>[]; pinnedCount: number } {
  const visible = orderedColumns(columns, order).filter(({ key }) => !hidden.includes(key))
  const isPinned = ({ key }: GridColumn<Row>) => key === columns[0]?.key || pinned.includes(key)
  const front = visible.filter(isPinned)
  return { shown: [...front, ...visible.filter((column) => !isPinned(column))], pinnedCount: front.length }
}

/** Puts one column a step earlier or later; the order then names all columns. */
export function moveColumn<Row>(
  columns: readonly GridColumn<Row>[],
  order: readonly string[],
  key: string,
  step: -1 | 1,
): string[] {
  const keys = orderedColumns(columns, order).map((column) => column.key)
  const from = keys.indexOf(key)
  const to = Math.min(Math.max(from + step, 0), keys.length - 1)
  keys.splice(to, 0, ...keys.splice(from, 1))
  return keys
}

import { useEffect, useState, type RefObject } from 'react'
import type { List } from './use-list.ts'

/** The row to which a grid is to bring the focus, once for each object. */
export interface RowGoal {
  key: string
}

/** "Show more" leaves the focus on the first new row: at once in a table or a list, in a grid by its own cursor. */
export function useFirstNew<Row>(list: List<Row>, body: RefObject<HTMLElement | null>) {
  const [before, setBefore] = useState<number>()
  const [goal, setGoal] = useState<RowGoal & { at: number }>()
  const { rows, rowKey } = list
  if (before !== undefined && rows.length > before) {
    setBefore(undefined)
    setGoal({ key: rowKey(rows[before]!), at: before })
  }
  useEffect(() => {
    if (goal) focusRow(body.current!, goal)
  }, [body, goal])
  const showMore = async () => {
    const count = rows.length
    if (await list.more?.()) setBefore(count)
  }
  return { goal, showMore }
}

function focusRow(body: HTMLElement, { key, at }: RowGoal & { at: number }): void {
  const row =
    body.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ??
    body.querySelectorAll<HTMLElement>(':scope > :is(ul, ol) > li')[at]
  if (!row) return
  const inside = row.querySelector<HTMLElement>('a[href], button, input')
  if (!inside) row.tabIndex = -1
  ;(inside ?? row).focus()
}

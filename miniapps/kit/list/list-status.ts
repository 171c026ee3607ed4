import { useFormat } from '../words/format.ts'
import type { List } from './use-list.ts'
import { words } from './words/words.ts'

export interface StatusOptions<Row> {
  list: List<Row>
  /** As many as fit, where the list itself does not count them. */
  total?: number | undefined
  /** Says the count in the list's own words. */
  counted?(count: number): string
}

/** The count of rows and of ticked ones, or that nothing was found: one text, so that each change of it is read out. */
export function useListStatus<Row>({ list, total = list.total, counted }: StatusOptions<Row>): string {
  const { number } = useFormat()
  const { rows, isLoaded, isNarrowed, tickedRows, more } = list
  if (!isLoaded) return ''
  if (rows.length === 0) return isNarrowed ? words('none') : ''
  const shown = number(rows.length)
  const selected = tickedRows.length
  const count = () => {
    if (counted) return counted(total ?? rows.length)
    if (total !== undefined && total > rows.length) return words('countOf', { shown, all: number(total) })
    return more ? words('countFirst', { shown }) : words('count', { count: rows.length })
  }
  return [count(), ...(selected > 0 ? [words('selected', { count: selected })] : [])].join(' · ')
}

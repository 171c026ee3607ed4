import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'
import { choiceIn, rangeIn, type Filter } from './filter.ts'

const NAMED = 2

/** What a filter asks for, in a few words: `Germany, France +3`. */
export function useFilterText(): (filter: Filter, value: string) => string {
  const { number, date, list } = useFormat()
  const ends = (from: string, to: string) => {
    if (from && to) return words('filter.between', { from, to })
    return from ? words('filter.from', { from }) : words('filter.to', { to })
  }
  return (filter, value) => {
    if (filter.kind === 'text') return value
    if (filter.kind === 'choice') {
      const chosen = choiceIn(value).map(
        (key) => filter.options.find((option) => option.value === key)?.label ?? key,
      )
      const further = chosen.length - NAMED
      return `${list(chosen.slice(0, NAMED))}${further > 0 ? ` +${number(further)}` : ''}`
    }
    const [from, to] = rangeIn(value)
    if (filter.kind === 'period') return ends(from && date(from), to && date(to))
    const said = (text: string) => text && [number(Number(text)), filter.unit].filter(Boolean).join(' ')
    return ends(said(from), said(to))
  }
}

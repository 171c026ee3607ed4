import { overBudget } from '../../domain/budgets/pace-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useBudget } from './open-budget.ts'

/** Markets that will cost more than planned, and money that cannot be counted. */
export function Findings() {
  const { lines, standing, spending, say } = useBudget()
  const { percent, number } = useFormat()
  const over = overBudget(lines, standing).map(({ market, planned, forecast }) =>
    planned > 0
      ? words('over', {
          market: marketName(market),
          amount: say(forecast - planned),
          share: percent(forecast / planned - 1, 1),
        })
      : words('overUnplanned', { market: marketName(market), amount: say(forecast) }),
  )
  const uncounted = (spending.data?.unrated ?? []).map(({ currency, entries, of }) =>
    words(`unrated.${of}`, { currency, count: entries, entries: number(entries) }),
  )
  const all = [...over, ...uncounted]
  if (all.length === 0) return null
  return (
    <ul className="os-notice findings" data-tone="warning" aria-label={words('findings')}>
      {all.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

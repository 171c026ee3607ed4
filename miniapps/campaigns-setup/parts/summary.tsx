import { campaignOf } from '../../domain/campaigns/campaign-of.ts'
import { textAt } from '../../domain/document/change.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** The campaign at a glance. */
export function Summary() {
  const body = useBody()
  const format = useFormat()
  const { start, end, budget, currency, markets } = campaignOf(body)
  const facts = [
    [kitWords('name'), textAt(body, 'name') || '–'],
    [planningWords('start'), start ? format.date(start) : '–'],
    [planningWords('end'), end ? format.date(end) : '–'],
    [planningWords('total'), money(format, budget ?? undefined, currency)],
    [kitWords('markets'), markets.length ? format.list(markets.map(marketName)) : '–'],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

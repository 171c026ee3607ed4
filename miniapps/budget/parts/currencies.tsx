import { Plus } from 'lucide'
import type { CurrencyLine } from '../../domain/budgets/spending.ts'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import type { Rate } from '../../domain/kernel/money/exchange.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { money } from '../../kit/planning/money.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useBudget } from './open-budget.ts'

const RateDialog = lazily(async () => (await import('./rate-dialog.tsx')).RateDialog)

const ADD_RATE = action<{ at: string; currency: string }>({
  key: 'add-rate',
  label: () => words('rate.add'),
  icon: Plus,
  run: ({ open }, of) => open(RateDialog, of),
})

const RATE_DIGITS = 4
const RATES_SHOWN = 12

/** Rates of the plan, what the rates of the days have added, and where those come from. */
export function Currencies() {
  const { body, currency, spending, at } = useBudget()
  const { isClosed } = useOpenFields()
  const codes = CURRENCIES.filter((code) => code !== currency && (!isClosed || `rates/${code}` in body))
  const brand = at.slice(0, at.lastIndexOf('/'))
  const rates = useAnswer<readonly Rate[]>('budgets', `${brand}/rates`)
  const reload = () => {
    rates.reload()
    spending.reload()
  }
  return (
    <div className="os-stack">
      <p className="os-muted">{words('currencies.help', { currency })}</p>
      <div className="fields">
        {codes.map((code) => (
          <NumberOf
            key={code}
            path={`rates/${code}`}
            label={words('planRate', { currency: code })}
            unit={currency}
            digits={RATE_DIGITS}
            min={0}
          />
        ))}
      </div>
      <Loaded
        of={spending}
        label={kitWords('loading', { what: words('tab.currencies') })}
        lines={[96, 90]}
        lineHeight={2}
      >
        {({ currencies }) => <Differences rows={currencies} />}
      </Loaded>
      <div className="os-row">
        <ActionBar actions={[ADD_RATE]} on={{ at: brand, currency }} onDone={reload} />
      </div>
      <Loaded
        of={rates}
        label={kitWords('loading', { what: words('rates') })}
        lines={[96, 90]}
        lineHeight={2}
      >
        {(all) => <Rates rows={all} />}
      </Loaded>
    </div>
  )
}

function Differences({ rows }: { rows: readonly CurrencyLine[] }) {
  const { say } = useBudget()
  const format = useFormat()
  const amount = (key: 'planned' | 'actual' | 'difference', title: string) => ({
    key,
    title,
    type: 'number' as const,
    value: (row: CurrencyLine) => row[key],
    cell: (row: CurrencyLine) => say(row[key]),
  })
  const sourceOf = ({ rate }: CurrencyLine) =>
    rate
      ? words(rate.stale ? 'rate.stale' : 'rate.of', {
          rate: format.number(rate.rate, { maximumFractionDigits: RATE_DIGITS }),
          date: format.date(rate.date),
          source: rate.source,
        })
      : words('rate.none')
  return (
    <DataTable
      caption={words('exchange')}
      rows={rows}
      rowKey={({ currency }) => currency}
      empty={words('exchange.none')}
      columns={[
        { key: 'currency', title: kitWords('currency'), value: ({ currency }) => currency },
        {
          key: 'booked',
          title: words('booked'),
          type: 'number',
          value: ({ booked }) => booked,
          cell: ({ booked, currency }) => money(format, booked, currency),
        },
        amount('planned', words('atPlanRate')),
        amount('actual', words('atDayRate')),
        amount('difference', words('exchange')),
        { key: 'rate', title: words('rate.newest'), value: sourceOf },
      ]}
    />
  )
}

function Rates({ rows }: { rows: readonly Rate[] }) {
  return (
    <DataTable
      caption={words('rates')}
      rows={rows}
      rowKey={({ from, to, date }) => `${from} ${to} ${date}`}
      pageSize={RATES_SHOWN}
      empty={words('rates.none')}
      columns={[
        { key: 'date', title: words('day'), type: 'date', value: ({ date }) => date },
        { key: 'pair', title: words('rate.pair'), value: ({ from, to }) => `${from} → ${to}` },
        { key: 'rate', title: words('rate'), type: 'number', digits: RATE_DIGITS, value: ({ rate }) => rate },
        { key: 'source', title: words('source'), value: ({ source }) => source },
      ]}
    />
  )
}

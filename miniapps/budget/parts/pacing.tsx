import { useState } from 'react'
import { type LinesPace, paceOf, phasingOf } from '../../domain/budgets/pace-of.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { LineChart } from '../../kit/charts/line-chart.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useBudget } from './open-budget.ts'

const ALL = ''

/** Spend against the budget's phasing: what is due, at what pace it goes, and what may still be spent. */
export function Pacing() {
  const { body, lines, standing } = useBudget()
  const [market, setMarket] = useState(ALL)
  const markets = [...new Set(lines.map((line) => line.market))]
  const phasing = phasingOf(body)
  const of = (code: string) =>
    paceOf(
      lines.filter((line) => code === ALL || line.market === code),
      standing,
      phasing,
    )
  const pace = of(market)
  return (
    <div className="os-stack">
      <div className="fields">
        <Select
          label={kitWords('market')}
          value={market}
          onChange={setMarket}
          options={[
            { value: ALL, label: words('whole') },
            ...markets.map((value) => ({ value, label: marketName(value) })),
          ]}
        />
      </div>
      <PaceWords pace={pace} />
      <PaceChart pace={pace} />
      <PaceTable rows={markets.map((code) => ({ market: code, ...of(code) }))} />
    </div>
  )
}

function PaceWords({ pace }: { pace: LinesPace }) {
  const { say, standing, names } = useBudget()
  const { percent } = useFormat()
  const { planned, actual, due, runRate, required } = pace
  const last = standing.done > 0 ? names.periodName(standing.done) : ''
  return (
    <>
      <p className="pace-words">
        {standing.done === 0
          ? words('pace.notBegun', { planned: say(planned) })
          : [
              words('pace.spent', { actual: say(actual), due: say(due), last, pace: percent(pace.pace) }),
              runRate === null ? '' : words('pace.runRate', { runRate: say(runRate), planned: say(planned) }),
              required.length
                ? words('pace.required', { amount: say(required[0]!), count: required.length })
                : '',
            ].join(' ')}
      </p>
      <Facts
        of={[
          [words('pace.due'), say(due)],
          [words('measure.actual'), say(actual)],
          [words('pace.pace'), percent(pace.pace)],
          [words('pace.rate'), say(runRate)],
          [words('measure.forecast'), say(pace.forecast)],
          [words('pace.next'), required.length ? say(required[0]!) : '–'],
        ]}
      />
    </>
  )
}

function PaceChart({ pace: { byPeriod } }: { pace: LinesPace }) {
  const { currency, periods, names } = useBudget()
  const running = (of: (period: LinesPace['byPeriod'][number]) => number | null) => {
    let sum = 0
    return byPeriod.map((period) => {
      const amount = of(period)
      sum += amount ?? 0
      return amount === null ? null : sum / 10 ** minorDigits(currency)
    })
  }
  return (
    <LineChart
      title={words('pace.chart')}
      summary={words('pace.chartSummary')}
      headingLevel={2}
      categoryTitle={words('month')}
      categories={periods.map((_, place) => names.periodName(place + 1))}
      measure={{ title: words('amount'), unit: currency, digits: minorDigits(currency) }}
      series={[
        { name: words('measure.planned'), values: running(({ planned }) => planned) },
        { name: words('measure.actual'), values: running(({ actual }) => actual) },
      ]}
    />
  )
}

type MarketPace = LinesPace & { market: string }

function PaceTable({ rows }: { rows: readonly MarketPace[] }) {
  const { say } = useBudget()
  const { percent } = useFormat()
  const amount = (key: 'planned' | 'due' | 'actual' | 'runRate' | 'forecast', title: string) => ({
    key,
    title,
    type: 'number' as const,
    wideOnly: key === 'runRate',
    value: (row: MarketPace) => row[key],
    cell: (row: MarketPace) => say(row[key]),
  })
  return (
    <DataTable
      caption={words('pace.byMarket')}
      rows={rows}
      rowKey={({ market }) => market}
      columns={[
        { key: 'market', title: kitWords('market'), value: ({ market }) => marketName(market) },
        amount('planned', words('measure.planned')),
        amount('due', words('pace.due')),
        amount('actual', words('measure.actual')),
        {
          key: 'pace',
          title: words('pace.pace'),
          type: 'number',
          value: ({ pace }) => pace,
          cell: ({ pace }) => percent(pace),
        },
        amount('runRate', words('pace.rate')),
        amount('forecast', words('measure.forecast')),
      ]}
    />
  )
}

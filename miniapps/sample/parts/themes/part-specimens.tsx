import { useState } from 'react'
import { Search } from 'lucide'
import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Badges, Buttons, Notices } from '../kit/plain-specimens.tsx'
import { DocumentSpecimens } from './document-specimens.tsx'
import { titleOf, type Look } from './look-panel.tsx'

const MARKETS = [
  { market: 'Germany', budget: 412_000, share: 46 },
  { market: 'United Kingdom', budget: 310_500, share: 35 },
  { market: 'Österreich', budget: 91_250, share: 12 },
]

/** The kit's parts in a tenant's look. */
export function PartSpecimens({ look }: { look: Look }) {
  return (
    <div className="specimens">
      <Buttons />
      <Fields />
      <div className="os-stack">
        <Notices />
        <div className="os-row">
          <Badges />
          <span className="special">New</span>
        </div>
      </div>
      <Results title={titleOf(look)} />
      <DocumentSpecimens />
    </div>
  )
}

function Fields() {
  const [name, setName] = useState('')
  const [market, setMarket] = useState('DE')
  const [live, setLive] = useState(true)
  const [level, setLevel] = useState('2')
  return (
    <div className="fields">
      <TextField
        label="Find a brand"
        icon={Search}
        placeholder="Name or country"
        value={name}
        onChange={setName}
      />
      <TextField
        label="Budget"
        help="In the market’s currency"
        error="Enter a number above 0."
        value="–12"
        onChange={() => undefined}
      />
      <Select
        label="Market"
        value={market}
        onChange={setMarket}
        options={[
          { value: 'DE', label: 'Germany' },
          { value: 'GB', label: 'United Kingdom' },
        ]}
      />
      <RadioGroup
        label="Level"
        layout="row"
        value={level}
        onChange={setLevel}
        options={['1', '2', '3'].map((value) => ({ value, label: value }))}
      />
      <Checkbox label="Only live markets" checked={live} onChange={setLive} />
    </div>
  )
}

function Results({ title }: { title: string }) {
  const { number } = useFormat()
  const columns: readonly Column<(typeof MARKETS)[number]>[] = [
    { key: 'market', title: 'Market', cell: ({ market }) => market },
    {
      key: 'budget',
      title: 'Budget',
      unit: 'EUR',
      type: 'number',
      cell: ({ budget }) => number(budget),
      value: ({ budget }) => budget,
    },
    { key: 'share', title: 'Share', unit: '%', type: 'number', cell: ({ share }) => number(share) },
  ]
  return (
    <div className="os-card os-stack">
      <DataTable
        caption={`Budget by market, ${title}`}
        columns={columns}
        rows={MARKETS}
        rowKey={({ market }) => market}
        isCurrent={({ market }) => market === 'Germany'}
      />
      <BarChart
        title={`Share of budget, ${title}`}
        summary={`Share of budget by market, ${title}: Germany leads with 46 percent.`}
        headingLevel={3}
        categoryTitle="Market"
        categories={MARKETS.map(({ market }) => market)}
        series={[{ name: 'Share', values: MARKETS.map(({ share }) => share) }]}
        measure={{ title: 'Share of budget', unit: '%', max: 100 }}
      />
    </div>
  )
}

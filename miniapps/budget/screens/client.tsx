import { useState } from 'react'
import type { ClientBrand, ClientView } from '../../domain/budgets/wire.ts'
import type { Figures } from '../../domain/budgets/tree-rows.ts'
import { BUDGET } from '../../domain/budgets/budget.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { money } from '../../kit/planning/money.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { BUDGET_WORDS } from '../budget-words.ts'
import { yearOptions } from '../parts/year-options.ts'
import { words } from '../words/words.ts'

/** Money that the brands of a client have planned and spent in a year, in one currency; of brands that the person may open. */
export function Client() {
  const { route, portal } = useMiniApp()
  const years = yearOptions(useNow())
  const [year, setYear] = useState(() => String(new Date().getFullYear()))
  const place = usePlace(BUDGET)
  const view = useAnswer<ClientView>('budgets', place && withQuery(`/${place}/client`, { year }))
  return (
    <div className="os-stack">
      <PageHeader title={words('client')} />
      <p>
        <Link to={route.basePath}>{documentWords('page.back', { app: portal.app.title })}</Link>
      </p>
      <div className="fields">
        <Select label={words('year')} value={year} onChange={setYear} options={years} />
      </div>
      <Loaded
        of={view}
        label={kitWords('loading', { what: words('client') })}
        lines={[60, 96, 90]}
        lineHeight={2}
      >
        {(data) => <Brands view={data} />}
      </Loaded>
    </div>
  )
}

const AMOUNTS = ['planned', 'committed', 'actual', 'forecast'] as const satisfies readonly (keyof Figures)[]

type Row = Pick<ClientBrand, 'id' | 'brand' | 'inView' | 'rate' | 'currency' | 'status'> & {
  budget: string | null
}

function Brands({ view: { brands, total, currency, client } }: { view: ClientView }) {
  const format = useFormat()
  const rows: readonly Row[] = [
    ...brands,
    {
      id: 'total',
      brand: words('client.total'),
      inView: total,
      rate: null,
      currency,
      budget: null,
      status: '',
    },
  ]
  return (
    <div className="os-stack">
      <p className="os-notice" data-tone="information">
        {words('client.only', {
          client: client || words('client'),
          brands: format.list(brands.map(({ brand }) => brand)) || '–',
        })}
      </p>
      <DataTable
        caption={words('client')}
        hideCaption
        rows={brands.length ? rows : []}
        rowKey={({ id }) => id}
        empty={words('client.none')}
        columns={columnsOf(currency, format)}
      />
    </div>
  )
}

const columnsOf = (code: string, format: Format): readonly Column<Row>[] => [
  { key: 'brand', title: kitWords('brand'), cell: ({ brand }) => brand },
  ...AMOUNTS.map((key): Column<Row> => ({
    key,
    title: words(`measure.${key}`),
    type: 'number',
    wideOnly: key === 'committed',
    cell: ({ inView }) => money(format, inView?.[key], code),
  })),
  {
    key: 'rate',
    title: words('rate'),
    cell: ({ rate, inView, currency }) => {
      if (!inView) return words('client.noRate', { currency })
      if (!rate) return '–'
      const of = {
        rate: format.number(rate.rate, { maximumFractionDigits: 4 }),
        date: format.date(rate.date),
      }
      return words('rate.of', { ...of, source: rate.source })
    },
  },
  {
    key: 'status',
    title: kitWords('status'),
    wideOnly: true,
    cell: ({ status }) => (status ? BUDGET_WORDS.statusOf(status).title : '–'),
  },
]

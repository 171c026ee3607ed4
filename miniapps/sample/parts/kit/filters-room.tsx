import { SavedViews } from '../../../kit/document/saved-views/saved-views.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { FilterBar } from '../../../kit/views/filters/filter-bar.tsx'
import { passes, type Filter, type FilterValues } from '../../../kit/views/filters/filter.ts'
import { ShareLink } from '../../../kit/views/share-link.tsx'
import { useAddressValues } from '../../../kit/views/use-address-values.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { Specimen, Specimens } from './specimen.tsx'

const MARKETS = ['Germany', 'France', 'España', 'Great Britain']
const CAMPAIGNS = Array.from({ length: 40 }, (_, at) => ({
  name: `Campaign ${at + 1}`,
  market: MARKETS[at % MARKETS.length]!,
  budget: 10_000 * ((at % 9) + 1),
  start: `2026-${String((at % 12) + 1).padStart(2, '0')}-05`,
}))
type Campaign = (typeof CAMPAIGNS)[number]

const FILTERS: readonly (Filter & { key: keyof Campaign })[] = [
  { key: 'name', label: 'Name', kind: 'text' },
  {
    key: 'market',
    label: 'Market',
    kind: 'choice',
    options: MARKETS.map((label) => ({ value: label, label })),
  },
  { key: 'budget', label: 'Budget', kind: 'number', unit: 'EUR' },
  { key: 'start', label: 'Start', kind: 'period' },
]
const KEYS = FILTERS.map(({ key }) => key)

const writeQuery = (values: FilterValues): string => new URLSearchParams(values).toString()
const readQuery = (query: string): FilterValues => Object.fromEntries(new URLSearchParams(query))

/** A list that is narrowed, its views, and a link to it as it stands. */
export function FiltersRoom() {
  const [values, setValues] = useAddressValues(KEYS)
  const { number, date } = useFormat()
  const shown = CAMPAIGNS.filter((campaign) =>
    FILTERS.every((filter) => passes(filter, values[filter.key], campaign[filter.key])),
  )
  return (
    <Specimens title="Filters, views and a link">
      <Specimen title="Over a list" note="What is set stands in the address: reload, or share the link." wide>
        <FilterBar filters={FILTERS} values={values} onChange={setValues} />
        <div className="os-row">
          <SavedViews
            list="sample/campaigns"
            query={writeQuery(values)}
            onChoose={(query) => setValues(readQuery(query))}
          />
          <ShareLink />
        </div>
        <DataTable
          caption="Campaigns"
          hideCaption
          columns={[
            { key: 'name', title: 'Name', cell: ({ name }) => name },
            { key: 'market', title: 'Market', cell: ({ market }) => market },
            {
              key: 'budget',
              title: 'Budget',
              unit: 'EUR',
              type: 'number',
              cell: ({ budget }) => number(budget),
            },
            { key: 'start', title: 'Start', cell: ({ start }) => date(start) },
          ]}
          rows={shown}
          rowKey={({ name }) => name}
        />
      </Specimen>
      <Specimen title="All set, long words" wide>
        <FilterBar
          filters={FILTERS}
          values={{
            name: 'Mediennutzungsforschungsgesellschaft',
            market: 'Germany,France,Great Britain',
            budget: '10000..50000',
            start: '2026-01-01..2026-06-30',
          }}
          onChange={() => undefined}
        />
      </Specimen>
    </Specimens>
  )
}

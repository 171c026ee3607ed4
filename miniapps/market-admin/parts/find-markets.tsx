import { Search } from 'lucide'
import { TextField } from '../../kit/controls/text-field.tsx'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { words } from '../words/words.ts'
import type { MarketFilters } from './use-market-filters.ts'

/** What the list is narrowed by. */
export function FindMarkets({ of }: { of: MarketFilters }) {
  const { filters, chosen, choose, search, setSearch } = of
  return (
    <div className="market-find">
      <TextField
        type="search"
        hideLabel
        label={words('search')}
        placeholder={words('search')}
        icon={Search}
        value={search}
        onChange={setSearch}
      />
      <FilterBar filters={filters} values={chosen} onChange={choose} />
    </div>
  )
}

import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Search, SearchX } from 'lucide'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { brandIndex, findBrands } from '../../kit/search/brand-index.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { countryName } from '../../kit/words/country-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { Select } from '../../kit/controls/select.tsx'
import { useSingleKey } from '../../kit/bridge/use-single-key.ts'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { BrandTable } from './brand-table.tsx'
import type { FavouriteBrands } from './use-favourite-brands.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

interface BrandListProps {
  brands: readonly Workspace[]
  activeId: string | undefined
  pendingId: string | null
  favourites: FavouriteBrands | undefined
  /** Begins with the focus in the search field. */
  searches: boolean
  onChoose(brand: Workspace): void
}

/** Search and choose among all brands the person sees; thousands stay quick. In which one may work the shell knows, and says why not. */
export function BrandList({ brands: unsorted, searches, ...choice }: BrandListProps) {
  const brands = useByName(unsorted)
  const [query, setQuery] = useEntryState('brands query', '')
  const [market, setMarket] = useEntryState('brands market', '')
  const search = useRef<HTMLInputElement>(null)
  const searched = useDeferredValue(query)
  const found = useFound(brands, searched, market)
  useSingleKey('/', () => search.current?.focus())
  useEffect(() => {
    if (searches) search.current?.focus()
  }, [searches])
  const reset = () => {
    setQuery('')
    setMarket('')
    search.current?.focus()
  }
  return (
    <>
      <div className="brand-filters">
        <TextField
          ref={search}
          type="search"
          label={words('search.label')}
          hideLabel
          icon={Search}
          placeholder={words('search.placeholder')}
          aria-keyshortcuts="/"
          value={query}
          onChange={setQuery}
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          label={words('market')}
          hideLabel
          value={market}
          onChange={setMarket}
          options={useMarkets(brands)}
        />
      </div>
      <p className="os-visually-hidden" aria-live="polite">
        {searched || market ? words('brandsFound', { count: found.length }) : ''}
      </p>
      <BrandTable
        brands={found}
        filter={`${market}/${searched}`}
        empty={<NoMatch onReset={reset} />}
        {...choice}
      />
    </>
  )
}

function NoMatch({ onReset }: { onReset(): void }) {
  return (
    <EmptyState
      headingLevel={3}
      icon={SearchX}
      title={words('noMatch.title')}
      action={<Button onClick={onReset}>{kitWords('clearSearch')}</Button>}
    >
      {words('noMatch.text')}
    </EmptyState>
  )
}

/** A brand's markets stand together. */
function useByName(brands: readonly Workspace[]): readonly Workspace[] {
  const { compare } = useFormat()
  return useMemo(() => {
    const country = (brand: Workspace) => brand.country?.code ?? ''
    return brands.toSorted(
      (left, right) => compare(left.name, right.name) || compare(country(left), country(right)),
    )
  }, [brands, compare])
}

function useFound(brands: readonly Workspace[], query: string, market: string): readonly Workspace[] {
  return useMemo(() => {
    const inMarket = (brand: Workspace) => !market || brand.country?.code === market
    return findBrands(brandIndex(brands), query).filter(inMarket)
  }, [brands, query, market])
}

function useMarkets(brands: readonly Workspace[]) {
  const { compare } = useFormat()
  return useMemo(() => {
    const names = new Map(
      brands.flatMap(({ country }) => (country ? [[country.code, countryName(country)] as const] : [])),
    )
    const markets = [...names]
      .map(([value, label]) => ({ value, label }))
      .toSorted((left, right) => compare(left.label, right.label))
    return [{ value: '', label: words('allMarkets') }, ...markets]
  }, [brands, compare])
}

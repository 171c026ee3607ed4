import { useMemo } from 'react'
import type { Market } from '../../domain/markets/market-answers.ts'
import { foldText } from '../../kit/search/fold-text.ts'
import { passes, type Filter, type FilterValues } from '../../kit/views/filters/filter.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { countryName } from '../../kit/words/country-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { statusOf } from './market-columns.tsx'

const FACETS = {
  region: ({ region }: Market) => String(region),
  status: statusOf,
  readiness: ({ readiness }: Market) => (readiness.isReady ? 'ready' : 'missing'),
  work: ({ mine }: Market) => (mine ? 'mine' : 'others'),
} as const
type Facet = keyof typeof FACETS
const KEYS = Object.keys(FACETS) as Facet[]

const OPTIONS: Readonly<Record<Facet, readonly string[]>> = {
  region: ['1', '2', '3', '4'],
  status: ['live', 'test', 'archived'],
  readiness: ['ready', 'missing'],
  work: ['mine', 'others'],
}

/** What the list is narrowed to, in the page's address. */
export function useMarketFilters(markets: readonly Market[], manages: boolean) {
  const [values, setValues] = useAddressValues(['q', ...KEYS])
  const { q: search = '', ...chosen } = values
  const filters = KEYS.map((key): Filter => ({
    key,
    label: key === 'work' ? words('work') : words(key),
    kind: 'choice',
    options: OPTIONS[key]
      .filter((value) => manages || value !== 'archived')
      .map((value) => ({ value, label: words(`${key}.${value}` as 'status.live') })),
  }))
  const { compare } = useFormat()
  const shown = useMemo(
    () =>
      markets
        .filter((market) => isFound(market, values) && isShown(market, values, manages))
        .toSorted((one, other) => compare(countryName(one), countryName(other))),
    [markets, values, manages, compare],
  )
  const set = (next: FilterValues, text: string) =>
    setValues(Object.fromEntries(Object.entries({ ...next, q: text }).filter(([, value]) => value)))
  return {
    filters,
    chosen,
    choose: (next: FilterValues) => set(next, search),
    search,
    setSearch: (text: string) => set(chosen, text),
    shown,
  }
}

export type MarketFilters = ReturnType<typeof useMarketFilters>

/** An archived market is out of the way until its manager asks for its status or its name. */
const isShown = ({ isArchived }: Market, { q = '', status }: FilterValues, manages: boolean): boolean =>
  !isArchived || (manages && (q.trim() !== '' || Boolean(status)))

function isFound(market: Market, { q = '', ...asked }: FilterValues): boolean {
  if (!foldText(`${countryName(market)} ${market.code}`).includes(foldText(q.trim()))) return false
  return KEYS.every((key) =>
    passes({ key, label: key, kind: 'choice', options: [] }, asked[key], FACETS[key](market)),
  )
}

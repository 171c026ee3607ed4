import { useCallback, useMemo } from 'react'
import type { MarketLine } from '../../domain/markets/market-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { choiceIn, writeChoice } from '../../kit/views/filters/filter.ts'
import { countryName } from '../../kit/words/country-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { CHANGE, IMPORT } from '../parts/actions.ts'
import { ExportMarkets } from '../parts/export-markets.tsx'
import { marketColumns } from '../parts/market-columns.tsx'
import { isMarketShown, marketFilters } from '../parts/market-filters.ts'
import { regionCounts } from '../parts/region-counts.ts'
import { RegionOverview } from '../parts/region-overview.tsx'
import { useMarkets } from '../use-markets.ts'
import { words } from '../words/words.ts'

/** Every market of the agency: what it is switched to and whether it is ready; several are changed together. */
export function Markets() {
  const title = useMiniApp(({ portal }) => portal.app.title)
  const { compare } = useFormat()
  const answer = useMarkets()
  const { manages = false, markets } = answer.data ?? {}
  const data = useMemo(
    () => markets?.toSorted((one, other) => compare(countryName(one), countryName(other))),
    [markets, compare],
  )
  const list = useList<MarketLine>({
    name: 'markets',
    rows: { ...answer, data },
    rowKey: ({ code }) => code,
    search: (market) => `${countryName(market)} ${market.code}`,
    filters: marketFilters(manages),
    isShown: isMarketShown(manages),
  })
  const columns = useCallback(() => marketColumns(manages), [manages])
  return (
    <ListScreen
      list={list}
      title={title}
      caption={kitWords('markets')}
      tools={manages && <ExportMarkets markets={list.rows} />}
      actions={manages ? [IMPORT] : []}
      bulk={manages ? [CHANGE] : []}
      head={
        <RegionOverview
          counts={markets && regionCounts(markets)}
          chosen={choiceIn(list.values['region'])}
          onChoose={(regions) => list.set({ region: writeChoice(regions) })}
        />
      }
      search={words('search')}
      columns={columns}
      empty={words('none')}
    />
  )
}

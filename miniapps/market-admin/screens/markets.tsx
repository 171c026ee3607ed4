import { useMemo, useState } from 'react'
import { FileUp, Search, SlidersHorizontal } from 'lucide'
import type { Market } from '../../domain/markets/market-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import { FilterBar } from '../../kit/views/filters/filter-bar.tsx'
import { choiceIn, writeChoice } from '../../kit/views/filters/filter.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { useMarkets } from '../api.ts'
import { ExportMarkets } from '../parts/export-markets.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { marketColumns } from '../parts/market-columns.tsx'
import { regionCounts } from '../parts/region-counts.ts'
import { RegionOverview } from '../parts/region-overview.tsx'
import { useMarketFilters } from '../parts/use-market-filters.ts'
import { words } from '../words/words.ts'

const BulkDialog = lazily(async () => (await import('../parts/settings/bulk-dialog.tsx')).BulkDialog)

const NONE: ReadonlySet<string> = new Set()

/** Every market of the agency: what it is switched to and whether it is ready; several are changed together. */
export function Markets() {
  const { portal, route } = useMiniApp()
  const answer = useMarkets()
  const { manages = false, markets = [] } = answer.data ?? {}
  const { filters, chosen, choose, search, setSearch, shown } = useMarketFilters(markets, manages)
  const [ticked, setTicked] = useState(NONE)
  const [isChanging, setChanging] = useState(false)
  const selected = shown.filter(({ code }) => ticked.has(code))
  const language = useLanguage()
  const linkBase = manages ? route.basePath : null
  const columns = useMemo(
    () => marketColumns(linkBase),
    // oxlint-disable-next-line react/exhaustive-deps
    [linkBase, language],
  )
  return (
    <>
      <PageHeader
        title={portal.app.title}
        actions={
          manages && (
            <>
              <Link look="secondary" to={`${route.basePath}/panel/import`}>
                <Icon of={FileUp} />
                {words('import')}
              </Link>
              <ExportMarkets markets={shown} />
            </>
          )
        }
      />
      <RegionOverview
        counts={answer.data && regionCounts(markets)}
        chosen={choiceIn(chosen['region'])}
        onChoose={(regions) => choose({ ...chosen, region: writeChoice(regions) })}
      />
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
        <FilterBar
          filters={filters}
          values={chosen}
          onChange={choose}
          result={words('shown', { shown: shown.length, all: markets.length })}
        />
      </div>
      {selected.length > 0 && (
        <div className="os-row market-bulk" role="group" aria-label={words('bulk')}>
          <span>{words('bulk.count', { count: selected.length })}</span>
          <Button size="s" icon={SlidersHorizontal} onClick={() => setChanging(true)}>
            {words('bulk.change')}
          </Button>
        </div>
      )}
      <Grid
        caption={words('markets')}
        columns={columns}
        rows={shown}
        rowKey={codeOf}
        loading={answer.loading}
        error={answer.error}
        onRetry={answer.reload}
        empty={words(markets.length > 0 ? 'noneFound' : 'none')}
        {...(manages && { selected: ticked, onSelect: setTicked })}
      />
      {isChanging && (
        <BulkDialog
          markets={selected}
          onClose={() => setChanging(false)}
          onChanged={() => {
            setChanging(false)
            setTicked(NONE)
            answer.reload()
          }}
        />
      )}
    </>
  )
}

const codeOf = ({ code }: Market): string => code

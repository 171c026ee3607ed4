import { useMemo, useState } from 'react'
import { FileUp } from 'lucide'
import type { Market } from '../../domain/markets/market-answers.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Grid } from '../../kit/grid/grid.tsx'
import { choiceIn, writeChoice } from '../../kit/views/filters/filter.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { useMarkets } from '../use-markets.ts'
import { BulkBar } from '../parts/bulk-bar.tsx'
import { ExportMarkets } from '../parts/export-markets.tsx'
import { FindMarkets } from '../parts/find-markets.tsx'
import { marketColumns } from '../parts/market-columns.tsx'
import { regionCounts } from '../parts/region-counts.ts'
import { RegionOverview } from '../parts/region-overview.tsx'
import { useMarketFilters } from '../parts/use-market-filters.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

const NO_MARKETS: readonly Market[] = []
const NONE: ReadonlySet<string> = new Set()

/** Every market of the agency: what it is switched to and whether it is ready; several are changed together. */
export function Markets() {
  const { portal } = useMiniApp()
  const answer = useMarkets()
  const { manages = false, markets = NO_MARKETS } = answer.data ?? {}
  const found = useMarketFilters(markets, manages)
  const { chosen, choose, shown } = found
  const [ticked, setTicked] = useState(NONE)
  const selected = shown.filter(({ code }) => ticked.has(code))
  const changed = () => {
    setTicked(NONE)
    answer.reload()
  }
  return (
    <>
      <PageHeader title={portal.app.title} actions={manages && <FileActions shown={shown} />} />
      <RegionOverview
        counts={answer.data && regionCounts(markets)}
        chosen={choiceIn(chosen['region'])}
        onChoose={(regions) => choose({ ...chosen, region: writeChoice(regions) })}
      />
      <FindMarkets of={found} />
      {selected.length > 0 && <BulkBar markets={selected} onChanged={changed} />}
      <Grid
        caption={kitWords('markets')}
        columns={useColumns(manages)}
        rows={shown}
        rowKey={codeOf}
        total={markets.length}
        loading={answer.loading}
        error={answer.error}
        onRetry={answer.reload}
        empty={words(markets.length > 0 ? 'noneFound' : 'none')}
        {...(manages && { selected: ticked, onSelect: setTicked })}
      />
    </>
  )
}

const codeOf = ({ code }: Market): string => code

/** Columns of the list; a market's name is a link to its page only for those who manage markets, who alone have something to change there. */
function useColumns(manages: boolean) {
  const { basePath } = useMiniApp().route
  const language = useLanguage()
  return useMemo(
    () => marketColumns(manages ? basePath : null),
    // oxlint-disable-next-line react/exhaustive-deps
    [manages, basePath, language],
  )
}

function FileActions({ shown }: { shown: readonly Market[] }) {
  const { route } = useMiniApp()
  return (
    <>
      <Link look="secondary" to={`${route.basePath}/panel/import`}>
        <Icon of={FileUp} />
        {words('import')}
      </Link>
      <ExportMarkets markets={shown} />
    </>
  )
}

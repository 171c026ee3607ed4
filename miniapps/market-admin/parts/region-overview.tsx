import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { RegionCount } from './region-counts.ts'

interface RegionOverviewProps {
  /** Undefined while they are loaded: their room is kept. */
  counts: readonly RegionCount[] | undefined
  /** The regions that the list is narrowed to. */
  chosen: readonly string[]
  onChoose(regions: readonly string[]): void
}

/** Each region at a glance; pressing one narrows the list to it. */
export function RegionOverview({ counts, chosen, onChoose }: RegionOverviewProps) {
  const toggle = (region: string) =>
    onChoose(chosen.includes(region) ? chosen.filter((each) => each !== region) : [...chosen, region])
  if (!counts) return <div className="market-regions" data-loading />
  return (
    <div className="market-regions" role="group" aria-label={words('overview')}>
      {counts.map((count) => (
        <button
          key={count.region}
          type="button"
          className="market-region"
          aria-pressed={chosen.includes(String(count.region))}
          onClick={() => toggle(String(count.region))}
        >
          <RegionCounts {...count} />
        </button>
      ))}
    </div>
  )
}

/** The bar says in lengths what stands below it in words. */
function RegionCounts({ region, markets, live, test, ready }: RegionCount) {
  const { number } = useFormat()
  return (
    <>
      <span className="market-region-head">
        <span>{words(`region.${region as 1 | 2 | 3 | 4}`)}</span>
        <span className="market-region-number">{number(markets)}</span>
      </span>
      <span className="market-region-bar" aria-hidden="true">
        <span data-status="live" style={{ flexGrow: live }} />
        {test > 0 && <span data-status="test" style={{ flexGrow: test }} />}
      </span>
      <span className="os-muted">{words('overview.counts', { live, test, ready })}</span>
    </>
  )
}

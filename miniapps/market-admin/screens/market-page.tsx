import type { MarketDetail } from '../../domain/markets/market-answers.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { countryName } from '../../kit/words/country-name.ts'
import { StatusBadge } from '../parts/badges.tsx'
import { ChangeLog } from '../parts/market/change-log.tsx'
import { PlannedChanges } from '../parts/market/planned-changes.tsx'
import { ReadinessCard } from '../parts/market/readiness-card.tsx'
import { SettingsForm } from '../parts/market/settings-form.tsx'
import { words } from '../parts/settings/words/words.ts'
import { words as shared } from '../words/words.ts'

/** One market: what is missing, what it is set to, what is planned and what was changed. */
export function MarketPage({ params }: ScreenProps) {
  const { context, route } = useMiniApp()
  const code = (params['code'] ?? '').toUpperCase()
  const at = withQuery(`/${encodeURIComponent(code)}`, { agency: context.tenant.code })
  const detail = useAnswer<MarketDetail>('markets', at, { keptAs: 'market', news: 'catalogue' })
  useBreadcrumbDetail(detail.data && countryName(detail.data.market))
  return (
    <>
      <Link className="market-back" to={`${route.basePath}/panel`}>
        {words('back')}
      </Link>
      <Loaded of={detail} label={words('loading')} lines={[30, 100, 100, 80]}>
        {(data) => <Shown key={code} detail={detail} data={data} />}
      </Loaded>
    </>
  )
}

function Shown({ detail, data }: { detail: Resource<MarketDetail>; data: MarketDetail }) {
  const { market } = data
  const brands = words('brands', { count: market.brands })
  return (
    <>
      <PageHeader
        title={countryName(market)}
        subtitle={`${shared(`region.${market.region as 1 | 2 | 3 | 4}`)} · ${market.code} · ${brands}`}
        actions={<StatusBadge {...market} />}
      />
      <div className="market-columns">
        <div className="os-stack">
          <ReadinessCard market={market} />
          <SettingsForm market={market} onChanged={detail.reload} />
        </div>
        <div className="os-stack">
          <PlannedChanges market={market} onChanged={detail.reload} />
          <ChangeLog detail={data} />
        </div>
      </div>
    </>
  )
}

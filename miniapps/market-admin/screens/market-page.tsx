import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../../kit/bridge/use-resource.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { countryName } from '../../kit/words/country-name.ts'
import type { MarketDetail } from '../../domain/markets/market-answers.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { StatusBadge } from '../parts/badges.tsx'
import { ChangeLog } from '../parts/market/change-log.tsx'
import { PlannedChanges } from '../parts/market/planned-changes.tsx'
import { ReadinessCard } from '../parts/market/readiness-card.tsx'
import { SettingsForm } from '../parts/market/settings-form.tsx'
import { words as shared } from '../words/words.ts'
import { words } from '../parts/settings/words/words.ts'

/** One market: what is missing, what it is set to, what is planned and what was changed. */
export function MarketPage({ params }: ScreenProps) {
  const { context, route } = useMiniApp()
  const api = useApi('markets')
  const code = (params['code'] ?? '').toUpperCase()
  const at = withQuery(`/${encodeURIComponent(code)}`, { agency: context.tenant.code })
  const detail = useResource<MarketDetail>(at, (signal) => api.get(at, signal), 'market')
  useLiveNews('catalogue', detail.reload)
  useBreadcrumbDetail(detail.data && countryName(detail.data.market))
  return (
    <>
      <Link className="market-back" to={`${route.basePath}/panel`}>
        {words('back')}
      </Link>
      {detail.data ? (
        <Shown key={code} detail={detail} data={detail.data} />
      ) : detail.error ? (
        <ErrorState problem={detail.error} onRetry={detail.reload} busy={detail.loading} />
      ) : (
        <Skeleton label={words('loading')} lines={[30, 100, 100, 80]} />
      )}
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

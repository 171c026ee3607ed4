import { Building2 } from 'lucide'
import type { User, Workspace } from '../../../shell/contract/entities.ts'
import { Card } from '../../kit/controls/card.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ProductTour } from '../../kit/tour/product-tour.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { useResource, type Resource } from '../../kit/bridge/use-resource.ts'
import { ActiveBrand } from '../parts/active-brand.tsx'
import { fetchBrands } from '../api.ts'
import { BrandList } from '../parts/brand-list.tsx'
import { greeting } from '../parts/greeting.ts'
import { RecentList } from '../parts/recent-list.tsx'
import { tourSteps } from '../parts/tour-steps.ts'
import { useBrandChange } from '../parts/use-brand-change.ts'
import { useTrail } from '../parts/use-trail.ts'
import { words } from '../words/words.ts'

/** A search field and ten rows. */
const LOADING_WIDTHS = [100, 72, 88, 80, 91, 76, 84, 95, 70, 86, 79]

/** Where the day starts: the active brand, and all others. */
export function Home({ user }: { user: User }) {
  const { context, portal } = useMiniApp()
  const { tenant, workspace } = context
  const { longDate } = useFormat()
  const now = useNow()
  const brands = useResource(tenant.code, (signal) => fetchBrands(portal, tenant.code, signal), 'brands')
  const { pending, change } = useBrandChange()
  useTrail('you')
  return (
    <>
      <ProductTour steps={tourSteps()} />
      <PageHeader
        title={greeting(new Date(now).getHours(), user.firstname || user.email)}
        subtitle={`${tenant.name} · ${longDate(now)}`}
      />
      <div className="home">
        {workspace && <ActiveBrand brand={workspace} />}
        {(brands.data || !brands.error) && (
          <RecentList brands={brands.data} activeId={workspace?.id} onChoose={change} />
        )}
        <Card title={words('yourBrands')} className="your-brands" aside={<BrandCount brands={brands.data} />}>
          <Brands brands={brands} activeId={workspace?.id} pendingId={pending} onChoose={change} />
        </Card>
      </div>
    </>
  )
}

interface BrandsProps {
  brands: Resource<readonly Workspace[]>
  activeId: string | undefined
  pendingId: string | null
  onChoose(brand: Workspace): void
}

function Brands({ brands: { data, error, loading, reload }, ...choice }: BrandsProps) {
  if (!data && error) return <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('loadingBrands')} lines={LOADING_WIDTHS} lineHeight={1.95} />
  if (data.length > 0) return <BrandList brands={data} {...choice} />
  return (
    <EmptyState
      headingLevel={3}
      icon={Building2}
      title={words('noBrands.title')}
      action={
        <Link to="/user/profile" look="secondary">
          {words('seeAccess')}
        </Link>
      }
    >
      {words('noBrands.text')}
    </EmptyState>
  )
}

function BrandCount({ brands }: { brands: readonly Workspace[] | undefined }) {
  return brands && brands.length > 0 ? (
    <span className="os-muted">{words('brandCount', { count: brands.length })}</span>
  ) : null
}

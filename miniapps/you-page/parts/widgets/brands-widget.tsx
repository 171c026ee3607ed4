import { Building2 } from 'lucide'
import { Card } from '../../../kit/controls/card.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { words } from '../../words/words.ts'
import { BrandList } from '../brand-list.tsx'
import type { WidgetProps } from './widget-props.ts'

/** A search field and ten rows. */
const LOADING_WIDTHS = [100, 72, 88, 80, 91, 76, 84, 95, 70, 86, 79]

/** All brands of the person, to search and to choose from. */
export function BrandsWidget(props: WidgetProps) {
  const count = props.brands.data?.length ?? 0
  return (
    <Card
      title={props.title}
      className="your-brands"
      aside={count > 0 && <span className="os-muted">{words('brandCount', { count })}</span>}
    >
      <Brands {...props} />
    </Card>
  )
}

function Brands({ brand, brands: { data, error, loading, reload }, pendingId, onChoose }: WidgetProps) {
  if (!data && error) return <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('loadingBrands')} lines={LOADING_WIDTHS} lineHeight={1.95} />
  if (data.length > 0)
    return <BrandList brands={data} activeId={brand?.id} pendingId={pendingId} onChoose={onChoose} />
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

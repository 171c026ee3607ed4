import { useState } from 'react'
import { Building2 } from 'lucide'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { useEntryState } from '../../../kit/bridge/use-entry-state.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSingleKey } from '../../../kit/bridge/use-single-key.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words } from '../../words/words.ts'
import { RecentBrands } from '../recent-brands.tsx'
import type { WidgetProps } from './widget-props.ts'

const brandList = lazyPart(async () => (await import('../brand-list.tsx')).BrandList)

/** A search field and ten rows. */
const LOADING_WIDTHS = [100, 72, 88, 80, 91, 76, 84, 95, 70, 86, 79]

/** So few stand there without being asked for. */
const FEW = 7

/** The brands of the person: those used last, and the table of all of them behind a button. */
export function BrandsWidget(props: WidgetProps) {
  const { data, error, loading, reload } = props.brands
  const [isAsked, setAsked] = useEntryState('all brands', false)
  const [searches, setSearches] = useState(false)
  const { portal } = useMiniApp()
  const count = data?.length ?? 0
  const show = (isAll: boolean, isSearch = false) => {
    setAsked(isAll)
    setSearches(isSearch)
  }
  const fail = (problem: unknown) => {
    show(false)
    const { title, text } = problemText(problem)
    portal.notify({ kind: 'error', text: `${title}. ${text}` })
  }
  return (
    <Card
      title={props.title}
      className="your-brands"
      aside={<Aside count={count} isAsked={isAsked} onShow={show} />}
    >
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loadingBrands')} lines={[88, 80, 91]} lineHeight={2.75} />}
      {count > FEW && !isAsked && <Recent {...props} onSearch={() => show(true, true)} />}
      {count > 0 && (count <= FEW || isAsked) && <All {...props} searches={searches} onFail={fail} />}
      {data && count === 0 && <NoBrands />}
    </Card>
  )
}

interface AsideProps {
  count: number
  isAsked: boolean
  onShow(isAll: boolean): void
}

function Aside({ count, isAsked, onShow }: AsideProps) {
  if (count === 0) return null
  if (count <= FEW) return <span className="os-muted">{words('brandCount', { count })}</span>
  return (
    <span className="all-brands">
      <Button variant="quiet" size="s" aria-expanded={isAsked} onClick={() => onShow(!isAsked)}>
        {isAsked ? words('fewerBrands') : words('allBrands', { count })}
      </Button>
    </span>
  )
}

function Recent({ brand, brands, onSearch, ...shared }: WidgetProps & { onSearch(): void }) {
  useSingleKey('/', onSearch)
  return <RecentBrands brands={brands.data!} activeId={brand?.id} {...shared} />
}

interface AllProps extends WidgetProps {
  /** The search field takes the focus. */
  searches: boolean
  onFail(error: unknown): void
}

function All({ brand, brands, pendingId, favourites, onChoose, searches, onFail }: AllProps) {
  return (
    <Lazy
      of={brandList}
      props={{ brands: brands.data!, activeId: brand?.id, pendingId, favourites, onChoose, searches }}
      waiting={<Skeleton label={words('loadingBrands')} lines={LOADING_WIDTHS} lineHeight={1.95} />}
      onFail={onFail}
    />
  )
}

const NoBrands = () => (
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

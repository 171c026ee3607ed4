import { useState, type ComponentProps } from 'react'
import { Check, LayoutDashboard } from 'lucide'
import type { User } from '../../../shell/contract/entities.ts'
import { type HomeLayout, rowsOf } from '../../domain/home/layout.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { ProductTour } from '../../kit/tour/product-tour.tsx'
import { Lazy } from '../../kit/bridge/lazy.tsx'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { useFormat } from '../../kit/words/format.ts'
import { fetchBrands } from '../api.ts'
import { greeting, sentenceOf } from '../parts/greeting.ts'
import { tourSteps } from '../parts/tour-steps.ts'
import { useBrandChange } from '../parts/use-brand-change.ts'
import { useHomeLayout } from '../parts/use-home-layout.ts'
import { useTrail } from '../parts/use-trail.ts'
import { Widget } from '../parts/widgets/widget.tsx'
import { isOpenTo } from '../parts/widgets/widget-table.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

const arrange = lazyPart(async () => (await import('../parts/arrange/arrange-home.tsx')).ArrangeHome)

/** Where the day starts: what the person wants to see of it, in the order they like. */
export function Home({ user }: { user: User }) {
  const { context, portal } = useMiniApp()
  const { tenant, workspace, permissions } = context
  const { longDate } = useFormat()
  const now = useNow()
  const { layout, isKnown, begins, save, setOfAgency, favourites } = useHomeLayout()
  const [arranging, setArranging] = useState(false)
  const brands = useResource(tenant.code, (signal) => fetchBrands(portal, tenant.code, signal), 'brands')
  const { pending, change } = useBrandChange()
  useTrail(words('you'))
  const shared = { brand: workspace, brands, favourites, pendingId: pending, onChoose: change }
  const fail = (error: unknown) => {
    setArranging(false)
    const { title, text } = problemText(error)
    portal.notify({ kind: 'error', text: `${title}. ${text}` })
  }
  return (
    <>
      <ProductTour steps={tourSteps()} />
      <PageHeader
        title={greeting(new Date(now).getHours(), user.firstname || user.email)}
        subtitle={[tenant.name, longDate(now), ...sentenceOf(tenant.code)].join(' · ')}
        actions={
          <>
            <Link to="/search" look="quiet">
              {words('searchAll')}
            </Link>
            {isKnown && (
              <Button
                variant={arranging ? 'primary' : 'quiet'}
                icon={arranging ? Check : LayoutDashboard}
                onClick={() => setArranging(!arranging)}
              >
                {arranging ? kitWords('tour.done') : words('arrange')}
              </Button>
            )}
          </>
        }
      />
      {!layout && <Skeleton label={words('loadingPage')} lines={[100, 72, 88]} lineHeight={2.75} />}
      {layout && arranging && (
        <Lazy
          of={arrange}
          props={{ layout, begins, permissions, onChange: save, onBegin: setOfAgency }}
          onFail={fail}
        />
      )}
      {layout && !arranging && (
        <div className="home">
          {rowsOf(layout.filter(({ type }) => isOpenTo(type, permissions))).map(({ wide, narrow }) => (
            <div key={(wide[0] ?? narrow[0])!.type} className="home-row">
              <Column of={wide} shared={shared} />
              <Column of={narrow} shared={shared} spread={wide.length === 0} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

interface ColumnProps {
  of: HomeLayout
  shared: ComponentProps<typeof Widget>['shared']
  /** Nothing wide stands beside them, so that they stand beside each other. */
  spread?: boolean
}

function Column({ of, shared, spread }: ColumnProps) {
  if (of.length === 0) return null
  return (
    <div className="home-column" data-spread={spread || undefined}>
      {of.map((placed) => (
        <Widget key={placed.type} placed={placed} shared={shared} />
      ))}
    </div>
  )
}

import { useMemo } from 'react'
import { Compass, Store } from 'lucide'
import { EmptyState } from '../kit/empty-state.tsx'
import { Link } from '../kit/link.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { scorecardsApi } from './api.ts'
import { Audit } from './audit.tsx'
import { Lazily } from './lazily.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { Overview } from './overview.tsx'
import { placeOf } from './place.ts'
import { FirstPath, useFirstPath } from './use-title-focus.ts'

const summaryScreen = lazyScreen(async () => (await import('./summary.tsx')).Summary)

/** Nine audits of a brand: where it stands, what to mend first. */
export function Scorecards() {
  const firstPath = useFirstPath()
  return <FirstPath value={firstPath}><Screen /></FirstPath>
}

function Screen() {
  const { context, host, route } = useMiniApp()
  const api = useMemo(() => scorecardsApi(host), [host])
  const brandId = route.params['brandId'] ?? context.workspace?.id
  const place = placeOf(route.tail)
  if (!brandId) return <NoBrand />
  switch (place.screen) {
    case 'overview': return <Overview api={api} brandId={brandId} />
    case 'summary': return <Lazily screen={summaryScreen} props={{ api, brandId }} />
    case 'nowhere': return <Nowhere />
    default: return <Audit key={`${brandId}/${place.scorecardId}`} api={api} brandId={brandId} {...place} />
  }
}

function NoBrand() {
  return (
    <div className="os-page">
      <EmptyState icon={Store} headingLevel={2} title="No brand is chosen">
        Scorecards belong to a brand. Choose one in the header.
      </EmptyState>
    </div>
  )
}

function Nowhere() {
  const { basePath } = useMiniApp().route
  return (
    <div className="os-page">
      <EmptyState icon={Compass} title="Nothing is kept under this address" action={<Link look="primary" to={basePath}>See all audits</Link>}>
        The audit may have been renamed. Your answers are safe.
      </EmptyState>
    </div>
  )
}

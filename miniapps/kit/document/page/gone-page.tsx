import { useBreadcrumbDetail } from '../../bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { EmptyState } from '../../controls/empty-state.tsx'
import { Link } from '../../controls/link.tsx'
import { words } from '../words/words.ts'

/** Deleted, or never here. */
export function GonePage() {
  const { portal, route } = useMiniApp()
  useBreadcrumbDetail(words('page.gone'))
  return (
    <>
      <h1 className="os-visually-hidden" tabIndex={-1}>
        {words('page.gone')}
      </h1>
      <EmptyState
        title={words('page.gone')}
        action={<Link to={route.basePath}>{words('page.back', { app: portal.app.title })}</Link>}
      >
        {words('page.goneText')}
      </EmptyState>
    </>
  )
}

import type { BrandLine } from '../../domain/workspaces/brand-line.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { allPages } from '../../kit/list/all-pages.ts'
import { type ThereNow, useLinesPlan } from '../parts/lines/use-lines-plan.ts'
import { words } from '../parts/lines/words/words.ts'
import { words as ofApp } from '../words/words.ts'

/** A file of brands comes in; what it would do is shown before anything is done. */
export function ImportBrandsPage() {
  const { context, route } = useMiniApp()
  const workspaces = useApi('workspaces')
  const agency = context.tenant.code
  useBreadcrumbDetail(words('import'))
  const there = useResource<ThereNow>(`lines ${agency}`, async (signal) => {
    const [lines, countries] = await Promise.all([
      allPages<BrandLine>(workspaces, withQuery('/lines', { agency }), signal),
      workspaces.get<ThereNow['countries']>('/countries', signal),
    ])
    return { lines, countries }
  })
  return (
    <div className="os-stack">
      <Link to={route.basePath}>{ofApp('back')}</Link>
      <PageHeader title={words('import')} subtitle={words('help')} />
      <Loaded of={there} label={words('loading')} lines={[60, 100]} lineHeight={6}>
        {(now) => (
          <section className="os-card">
            <Wizard now={now} reload={there.reload} />
          </section>
        )}
      </Loaded>
    </div>
  )
}

function Wizard({ now, reload }: { now: ThereNow; reload: () => void }) {
  const { route } = useMiniApp()
  const shown = (
    <Link look="primary" to={route.basePath}>
      {words('show')}
    </Link>
  )
  return <ImportWizard plan={useLinesPlan(now, reload)} afterwards={shown} />
}

import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { allLines } from '../parts/lines/all-lines.ts'
import { type ThereNow, useLinesPlan } from '../parts/lines/use-lines-plan.ts'
import { words } from '../parts/lines/words/words.ts'
import { words as ofApp } from '../words/words.ts'

/** A file of brands comes in; what it would do is shown before anything is done. */
export function ImportBrandsPage() {
  const { portal, context, route } = useMiniApp()
  const workspaces = useApi('workspaces')
  const agency = context.tenant.code
  useBreadcrumbDetail(words('import'))
  const { data, error, loading, reload } = useResource<ThereNow>(`lines ${agency}`, async (signal) => {
    const [lines, countries] = await Promise.all([
      allLines(portal, agency, signal),
      workspaces.get<ThereNow['countries']>('/countries', signal),
    ])
    return { lines, countries }
  })
  return (
    <div className="os-stack">
      <Link to={route.basePath}>{ofApp('back')}</Link>
      <PageHeader title={words('import')} subtitle={words('help')} />
      {data ? (
        <section className="os-card">
          <Wizard now={data} reload={reload} />
        </section>
      ) : error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : (
        <Skeleton label={words('loading')} lines={[60, 100]} lineHeight={6} />
      )}
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

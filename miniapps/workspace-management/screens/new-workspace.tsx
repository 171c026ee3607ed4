import { CHILD_OF, type Kind } from '../../domain/workspaces/hierarchy.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { newWorkspaceForm } from '../../domain/workspaces/workspace-input.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Wizard } from '../../kit/form/wizard/wizard.tsx'
import { firstValues, newWorkspaceSteps, type NewValues } from '../parts/new-workspace-steps.tsx'
import { words } from '../words/words.ts'

/** A new advertiser, or what stands below the workspace named by `?parent=`. */
export function NewWorkspacePage() {
  const { route } = useMiniApp()
  const workspaces = useApi('workspaces')
  const { parent } = route.query
  const at = parent ? `/${parent}` : null
  const above = useResource<WorkspaceDetail>(at, (signal) => workspaces.get(at!, signal))
  if (!parent) return <NewWorkspace type="ADVERTISER" above={null} />
  if (above.error) return <ErrorState problem={above.error} onRetry={above.reload} busy={above.loading} />
  if (!above.data) return <Skeleton label={words('loading')} />
  const type = CHILD_OF[above.data.type]
  if (type) return <NewWorkspace type={type} above={above.data} />
  const back = <Link to={route.basePath}>{words('back')}</Link>
  return <EmptyState title={words('nothingBelow')} action={back} />
}

function NewWorkspace({ type, above }: { type: Kind; above: WorkspaceDetail | null }) {
  const { portal, route, context } = useMiniApp()
  const workspaces = useApi('workspaces')
  const title = words(`new.${type}`)
  useBreadcrumbDetail(title)
  const requestId = route.query['request']
  const draft = `new ${type} ${above?.id ?? ''} ${requestId ?? ''}`
  const first = { ...firstValues(above), name: route.query['name'] ?? '' }
  const make = ({ categories, countries, owners, ...values }: NewValues) =>
    workspaces.post<WorkspaceDetail>('', {
      agency: context.tenant.code,
      type,
      ...(above && { parentId: above.id }),
      ...values,
      ...(categories.length > 0 && { categories }),
      ...(type !== 'ADVERTISER' && { countries }),
      ...(type === 'BRAND' && { owners: owners.map(({ id }) => id) }),
      ...(type === 'BRAND' && requestId && { requestId }),
    })
  const done = (made: WorkspaceDetail) => {
    portal.notify({ kind: 'success', text: words('made', { name: made.name }) })
    portal.navigate(`${route.basePath}/${encodeURIComponent(made.id)}`, { replace: true })
  }
  const form = useForm(newWorkspaceForm(type), first, make, { done, draft })
  return (
    <div className="workspace-form os-stack">
      <PageHeader title={title} {...(above && { subtitle: [...above.above, above.name].join(' / ') })} />
      <Wizard
        form={form}
        label={title}
        steps={newWorkspaceSteps(form, type, above, context.tenant.code)}
        verb={words('make')}
      />
    </div>
  )
}

import { CHILD_OF, type Kind } from '../../domain/workspaces/hierarchy.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { newWorkspaceForm } from '../../domain/workspaces/workspace-input.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Wizard } from '../../kit/form/wizard/wizard.tsx'
import { firstValues, newWorkspaceSteps, type NewValues } from '../parts/new-workspace-steps.tsx'
import { words } from '../words/words.ts'

/** A new advertiser, or what stands below the workspace named by `?parent=`. */
export function NewWorkspacePage() {
  const { route } = useMiniApp()
  const { parent } = route.query
  const above = useAnswer<WorkspaceDetail>('workspaces', parent ? `/${parent}` : null)
  if (!parent) return <NewWorkspace type="ADVERTISER" above={null} />
  return (
    <Loaded of={above} label={words('loading')}>
      {(workspace) => {
        const type = CHILD_OF[workspace.type]
        if (type) return <NewWorkspace type={type} above={workspace} />
        const back = <Link to={route.basePath}>{words('back')}</Link>
        return <EmptyState title={words('nothingBelow')} action={back} />
      }}
    </Loaded>
  )
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
      parentId: above?.id,
      ...values,
      categories: categories.length > 0 ? categories : undefined,
      countries: type === 'ADVERTISER' ? undefined : countries,
      owners: type === 'BRAND' ? owners.map(({ id }) => id) : undefined,
      requestId: type === 'BRAND' ? requestId : undefined,
    })
  const done = (made: WorkspaceDetail) => {
    portal.notify({ kind: 'success', text: words('made', { name: made.name }) })
    portal.navigate(`${route.basePath}/${encodeURIComponent(made.id)}`, { replace: true })
  }
  const form = useForm(newWorkspaceForm(type), first, make, { done, draft })
  return (
    <div className="workspace-form os-stack">
      <PageHeader title={title} subtitle={above && [...above.above, above.name].join(' / ')} />
      <Wizard
        form={form}
        label={title}
        steps={newWorkspaceSteps(form, type, above, context.tenant.code)}
        verb={words('make')}
      />
    </div>
  )
}

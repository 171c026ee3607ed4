import { useState } from 'react'
import { CHILD_OF } from '../../domain/workspaces/hierarchy.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { words } from '../words/words.ts'
import { ActivityList } from './activity-list.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { LogoDialog } from './logo-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { WorkspaceFacts } from './workspace-facts.tsx'
import { workspaceLabel } from './workspace-label.ts'
import { words as kitWords } from '../../kit/words/words.ts'

type Open = 'edit' | 'status' | 'logo' | null

/** One workspace: what it is, who works in it, what was done to it. */
export function WorkspacePane({ detail }: { detail: Resource<WorkspaceDetail> }) {
  const { route } = useMiniApp()
  const { data, error, loading, reload, setData } = detail
  const [open, setOpen] = useState<Open>(null)
  const [tab, setTab] = useState('members')
  useBreadcrumbDetail(data && workspaceLabel(data))
  const back = <Link to={route.basePath}>{words('back')}</Link>
  if (error?.canRetry === false && !data)
    return (
      <div className="workspace-pane">
        <EmptyState title={words('gone')} action={back}>
          {words('goneHint')}
        </EmptyState>
      </div>
    )
  if (error && !data) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data)
    return (
      <div className="workspace-pane">
        <Skeleton label={words('loading')} lines={[50, 80, 65, 70]} />
      </div>
    )
  const dialog = {
    workspace: data,
    onClose: () => setOpen(null),
    onChanged: (to: WorkspaceDetail) => {
      setData(to)
      setOpen(null)
    },
  }
  const members = {
    key: 'members',
    label: words('members'),
    content: () => <MemberList workspace={data} />,
  }
  const activity = {
    key: 'activity',
    label: words('activity'),
    content: () => <ActivityList workspace={data} />,
  }
  return (
    <section className="workspace-pane os-stack" aria-label={data.name}>
      <div className="workspace-back">{back}</div>
      <header className="workspace-head">
        {data.logoUrl && <img className="workspace-logo" src={data.logoUrl} alt="" />}
        <div className="workspace-title">
          <p className="os-muted">{[words(`type.${data.type}`), ...data.above].join(' / ')}</p>
          <h2 className="os-subtitle">{data.name}</h2>
        </div>
        <StatusBadge status={data.status} />
      </header>
      {data.mayManage && <Verbs workspace={data} onOpen={setOpen} />}
      <WorkspaceFacts workspace={data} />
      <TabPanels
        label={data.name}
        current={tab}
        onChange={setTab}
        tabs={data.type === 'BRAND' ? [members, activity] : [activity]}
      />
      {open === 'edit' && <EditDialog {...dialog} />}
      {open === 'status' && <StatusDialog {...dialog} />}
      {open === 'logo' && <LogoDialog {...dialog} />}
    </section>
  )
}

function Verbs({ workspace, onOpen }: { workspace: WorkspaceDetail; onOpen(what: Open): void }) {
  const { route } = useMiniApp()
  const child = CHILD_OF[workspace.type]
  const mayAdd = child && workspace.managesAgency && workspace.status !== 'INACTIVE'
  return (
    <div className="os-row">
      <Button onClick={() => onOpen('edit')}>{kitWords('edit')}</Button>
      <Button onClick={() => onOpen('status')}>{words('changeStatus')}</Button>
      <Button onClick={() => onOpen('logo')}>{words('logo')}</Button>
      {mayAdd && (
        <Link look="secondary" to={`${route.basePath}/new?parent=${encodeURIComponent(workspace.id)}`}>
          {words(`new.${child}`)}
        </Link>
      )}
    </div>
  )
}

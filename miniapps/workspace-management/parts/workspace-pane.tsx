import { useState } from 'react'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { words } from '../words/words.ts'
import { WORKSPACE_ACTIONS } from './actions.tsx'
import { ActivityList } from './activity-list.tsx'
import { MemberList } from './member-list.tsx'
import { StatusBadge } from './status-badge.tsx'
import { WorkspaceFacts } from './workspace-facts.tsx'
import { workspaceLabel } from './workspace-label.ts'

/** One workspace: what it is, who works in it, what was done to it. */
export function WorkspacePane({ detail }: { detail: Resource<WorkspaceDetail> }) {
  const { data, error, setData } = detail
  const basePath = useMiniApp(({ route }) => route.basePath)
  useBreadcrumbDetail(data && workspaceLabel(data))
  const back = <Link to={basePath}>{words('back')}</Link>
  return (
    <section className="workspace-pane os-stack" aria-label={data?.name}>
      {error?.canRetry === false && !data ? (
        <EmptyState title={words('gone')} action={back}>
          {words('goneHint')}
        </EmptyState>
      ) : (
        <Loaded of={detail} label={words('loading')} lines={[50, 80, 65, 70]}>
          {(workspace) => (
            <>
              <div className="workspace-back">{back}</div>
              <Shown workspace={workspace} onChanged={setData} />
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}

function Shown(of: { workspace: WorkspaceDetail; onChanged(to: WorkspaceDetail): void }) {
  const { workspace } = of
  const [tab, setTab] = useState('members')
  const members = {
    key: 'members',
    label: words('members'),
    content: () => <MemberList workspace={workspace} />,
  }
  const activity = {
    key: 'activity',
    label: words('activity'),
    content: () => <ActivityList workspace={workspace} />,
  }
  return (
    <>
      <header className="workspace-head">
        {workspace.logoUrl && <img className="workspace-logo" src={workspace.logoUrl} alt="" />}
        <div className="workspace-title">
          <p className="os-muted">{[words(`type.${workspace.type}`), ...workspace.above].join(' / ')}</p>
          <h2 className="os-subtitle">{workspace.name}</h2>
        </div>
        <StatusBadge status={workspace.status} />
      </header>
      {workspace.mayManage && (
        <div className="os-row">
          <ActionBar actions={WORKSPACE_ACTIONS} on={of} />
        </div>
      )}
      <WorkspaceFacts workspace={workspace} />
      <TabPanels
        label={workspace.name}
        current={tab}
        onChange={setTab}
        tabs={workspace.type === 'BRAND' ? [members, activity] : [activity]}
      />
    </>
  )
}

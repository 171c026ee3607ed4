import { useState } from 'react'
import type { AgencyRights, WorkspaceRequest } from '../../domain/workspaces/workspace-answers.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { RequestItem } from '../parts/request-item.tsx'
import { usePages } from '../parts/use-pages.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** What people ask for: everything to whoever manages the agency, their own to all others. */
export function RequestsPage() {
  const { context, route } = useMiniApp()
  const workspaces = useApi('workspaces')
  const agency = route.query['agency'] ?? context.tenant.code
  const [tab, setTab] = useState<string>('open')
  const [isAsking, setAsking] = useState(false)
  const [turn, setTurn] = useState(0)
  const rightsAt = withQuery('/rights', { agency })
  const rights = useResource<AgencyRights>(rightsAt, (signal) => workspaces.get(rightsAt, signal))
  useBreadcrumbDetail(words('requests'))
  const changed = () => {
    setAsking(false)
    setTurn((before) => before + 1)
  }
  const list = (status: string) => () => (
    <RequestList
      key={`${status} ${turn}`}
      address={withQuery('/requests', { agency, status })}
      manages={rights.data?.manages ?? false}
      onChanged={changed}
    />
  )
  return (
    <div className="os-stack">
      <Link to={route.basePath}>{words('back')}</Link>
      <PageHeader
        title={words('requests')}
        actions={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {words('ask')}
          </Button>
        }
      />
      <TabPanels
        label={words('requests')}
        current={tab}
        onChange={setTab}
        tabs={[
          { key: 'open', label: words('open'), content: list('open') },
          { key: 'decided', label: words('decided'), content: list('decided') },
        ]}
      />
      {isAsking && <AskDialog agency={agency} onClose={() => setAsking(false)} onAsked={changed} />}
    </div>
  )
}

interface RequestListProps {
  address: string
  manages: boolean
  onChanged(): void
}

function RequestList({ address, manages, onChanged }: RequestListProps) {
  const pages = usePages<WorkspaceRequest>(address)
  if (pages.error && !pages.rows)
    return <ErrorState problem={pages.error} onRetry={pages.reload} busy={pages.loading} />
  if (!pages.rows) return <Skeleton label={words('loading')} lines={[60, 70, 65]} />
  if (pages.rows.length === 0)
    return <EmptyState title={words('noRequests')}>{words('noRequestsHint')}</EmptyState>
  return (
    <>
      <ul className="request-list">
        {pages.rows.map((request) => (
          <RequestItem key={request.id} request={request} mayDecide={manages} onChanged={onChanged} />
        ))}
      </ul>
      {pages.isMore && (
        <Button busy={pages.isBusy} onClick={() => void pages.more()}>
          {kitWords('showMore')}
        </Button>
      )}
    </>
  )
}

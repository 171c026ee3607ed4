import { useState } from 'react'
import type { AgencyRights, WorkspaceRequestLine } from '../../domain/workspaces/workspace-answers.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { ListBody } from '../../kit/list/list-body.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { RequestItem } from '../parts/request-item.tsx'
import { words } from '../words/words.ts'

const ASK = action<{ agency: string }>({
  key: 'ask',
  label: () => words('ask'),
  look: 'primary',
  run: ({ open }, of) => open(AskDialog, of),
})

/** What people ask for: everything to whoever manages the agency, their own to all others. */
export function RequestsPage() {
  const { context, route } = useMiniApp()
  const agency = route.query['agency'] ?? context.tenant.code
  const [tab, setTab] = useState<string>('open')
  const [turn, setTurn] = useState(0)
  const rights = useAnswer<AgencyRights>('workspaces', withQuery('/rights', { agency }))
  useBreadcrumbDetail(words('requests'))
  const list = (status: string) => () => (
    <RequestList
      key={`${status} ${turn}`}
      from={withQuery('/requests', { agency, status })}
      manages={rights.data?.manages ?? false}
    />
  )
  return (
    <div className="os-stack">
      <Link to={route.basePath}>{words('back')}</Link>
      <PageHeader
        title={words('requests')}
        actions={<ActionBar actions={[ASK]} on={{ agency }} onDone={() => setTurn(turn + 1)} />}
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
    </div>
  )
}

interface RequestListProps {
  from: string
  manages: boolean
}

function RequestList({ from, manages }: RequestListProps) {
  const requests = useList<WorkspaceRequestLine>({ name: 'requests', api: 'workspaces', from })
  useLiveNews('rights', requests.reload)
  return (
    <ListBody
      list={requests}
      caption={words('requests')}
      empty={<EmptyState title={words('noRequests')}>{words('noRequestsHint')}</EmptyState>}
    >
      {(rows) => (
        <ul className="request-list">
          {rows.map((request) => (
            <RequestItem key={request.id} request={request} mayDecide={manages} onChanged={requests.reload} />
          ))}
        </ul>
      )}
    </ListBody>
  )
}

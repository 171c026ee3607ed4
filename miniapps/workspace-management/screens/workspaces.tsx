import { useEffect, useRef, useState } from 'react'
import { Search } from 'lucide'
import type { AgencyRights, WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { AgencyOverview } from '../parts/agency-overview.tsx'
import { BrandFiles } from '../parts/brand-files.tsx'
import { workspaceLabel } from '../parts/workspace-label.ts'
import { WorkspacePane } from '../parts/workspace-pane.tsx'
import { WorkspaceTree } from '../parts/workspace-tree.tsx'
import { words } from '../words/words.ts'

/** On a narrower screen the workspace takes the tree's place; the style sheet has the same width. */
const BESIDE = '(width >= 768px)'

/** Where the tree stays in sight the focus stays in it, and the name of what came beside it is said. */
function useOpenBeside(shown: WorkspaceDetail | undefined): (id: string) => void {
  const { portal, route } = useMiniApp()
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (!shown || shown.id !== awaited.current) return
    awaited.current = undefined
    portal.announce(workspaceLabel(shown))
  }, [portal, shown])
  return (id) => {
    const keepFocus = matchMedia(BESIDE).matches
    awaited.current = keepFocus ? id : undefined
    portal.navigate(`${route.basePath}/${encodeURIComponent(id)}`, { keepFocus })
  }
}

/** The tree, and beside it the workspace that was chosen. */
export function Workspaces({ id }: { id: string | null }) {
  const { portal, context, route } = useMiniApp()
  const agency = context.tenant.code
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const rights = useAnswer<AgencyRights>('workspaces', withQuery('/rights', { agency }), { news: 'rights' })
  const detail = useAnswer<WorkspaceDetail>('workspaces', id && `/${id}`, { news: 'rights' })
  const { manages = false, openRequests = 0 } = rights.data ?? {}
  const open = useOpenBeside(detail.data)
  return (
    <>
      <PageHeader
        title={portal.app.title}
        actions={
          <>
            <Link look="secondary" to={`${route.basePath}/requests`}>
              {words('requestsCount', { count: openRequests })}
            </Link>
            <BrandFiles mayImport={manages} />
            {manages && (
              <Link look="primary" to={`${route.basePath}/new`}>
                {words('new.ADVERTISER')}
              </Link>
            )}
          </>
        }
      />
      <div className="workspace-columns" data-chosen={id !== null || undefined}>
        <section className="workspace-list" aria-label={words('tree')}>
          <TextField
            label={words('search')}
            hideLabel
            type="search"
            icon={Search}
            placeholder={words('search')}
            value={typed}
            onChange={setTyped}
          />
          <WorkspaceTree
            agency={agency}
            search={search}
            selected={id}
            openFor={detail.data?.path.map((each) => each.id) ?? []}
            onOpen={open}
          />
        </section>
        {id !== null ? (
          <WorkspacePane key={id} detail={detail} />
        ) : rights.data?.manages ? (
          <AgencyOverview rights={rights.data} onChanged={rights.setData} />
        ) : (
          <section className="workspace-pane" aria-label={words('choose')}>
            <EmptyState title={words('choose')} />
          </section>
        )}
      </div>
    </>
  )
}

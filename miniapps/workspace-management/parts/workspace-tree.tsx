import type { WorkspaceLine } from '../../domain/workspaces/workspace-answers.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import type { Pages } from '../../kit/list/use-pages.ts'
import { words as listWords } from '../../kit/list/words/words.ts'
import { Tree } from '../../kit/tree/tree.tsx'
import { words } from '../words/words.ts'
import { TreeRows } from './tree-level.tsx'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useWorkspaces } from './use-workspaces.ts'

export interface WorkspaceTreeProps {
  agency: string
  search: string
  selected: string | null
  /** What stands above the selected one: opened, so that it is in sight. */
  openFor: readonly string[]
  onOpen(id: string): void
}

/** Advertisers, their markets and brands, a level at a time. */
export function WorkspaceTree({ agency, search, selected, openFor, onOpen }: WorkspaceTreeProps) {
  const pages = useWorkspaces<WorkspaceLine>(withQuery('/tree', { agency, search }))
  return (
    <>
      <output className="os-visually-hidden">{statusOf(pages, search)}</output>
      {pages.rows?.length ? (
        <Tree label={words('tree')} selected={selected} openFor={openFor} onOpen={onOpen}>
          <TreeRows pages={pages} agency={agency} isFlat={search !== ''} />
        </Tree>
      ) : (
        <NoTree pages={pages} search={search} />
      )}
    </>
  )
}

/** Read out when it changes: how many a search has found. */
function statusOf({ rows }: Pages<WorkspaceLine>, search: string): string {
  if (!rows || !search) return ''
  return rows.length > 0 ? listWords('count', { count: rows.length }) : words('notFound')
}

/** Stands in place of the tree: that it is on its way, that it failed, that there is nothing. */
function NoTree({ pages, search }: { pages: Pages<WorkspaceLine>; search: string }) {
  const { rows, error, reload, loading } = pages
  if (!rows && error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!rows) return <Skeleton label={words('loading')} lines={[70, 55, 80, 60, 75]} />
  return (
    <EmptyState title={words(search ? 'notFound' : 'empty')}>
      {words(search ? 'notFoundHint' : 'emptyHint')}
    </EmptyState>
  )
}

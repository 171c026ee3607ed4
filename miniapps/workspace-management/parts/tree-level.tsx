import type { WorkspaceLine } from '../../domain/workspaces/workspace-answers.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import type { Pages } from '../../kit/list/use-pages.ts'
import { TreeItem, TreeLine } from '../../kit/tree/tree-item.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { StatusBadge } from './status-badge.tsx'
import { useWorkspaces } from './use-workspaces.ts'
import { workspaceLabel } from './workspace-label.ts'

/** Loads the level below an opened item. */
function TreeLevel({ agency, parent }: { agency: string; parent: string }) {
  const pages = useWorkspaces<WorkspaceLine>(withQuery('/tree', { agency, parent }))
  if (pages.rows) return <TreeRows pages={pages} agency={agency} />
  return (
    <TreeLine isBusy={pages.loading} onPress={pages.reload}>
      {pages.error ? pages.error.title : words('loading')}
    </TreeLine>
  )
}

interface TreeRowsProps {
  pages: Pages<WorkspaceLine>
  agency: string
  /** Found by a search, whatever their level. */
  isFlat?: boolean
}

/** One level, and at its end what asks for more. */
export function TreeRows({ pages, agency, isFlat = false }: TreeRowsProps) {
  const { rows = [], more, isLoadingMore, moreError } = pages
  return (
    <>
      {rows.map((row) => (
        <WorkspaceItem key={row.id} row={row} agency={agency} isFlat={isFlat} />
      ))}
      {more && (
        <TreeLine isBusy={isLoadingMore} onPress={() => void more()}>
          {moreError ? moreError.title : kitWords('showMore')}
        </TreeLine>
      )}
    </>
  )
}

function WorkspaceItem({ row, agency, isFlat }: { row: WorkspaceLine; agency: string; isFlat: boolean }) {
  const { id, status, below } = row
  const above = isFlat ? row.above : []
  const label = workspaceLabel(row)
  return (
    <TreeItem
      id={id}
      label={`${[...above, label].join(', ')}, ${words(`status.${status}`)}`}
      below={below > 0 && !isFlat ? () => <TreeLevel agency={agency} parent={id} /> : undefined}
      after={status !== 'LIVE' && <StatusBadge status={status} />}
    >
      {label}
      {above.length > 0 && <span className="os-muted tree-above">{above.join(' / ')}</span>}
    </TreeItem>
  )
}

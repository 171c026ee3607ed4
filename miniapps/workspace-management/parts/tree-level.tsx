import { ChevronRight } from 'lucide'
import { workspaceLabel } from './workspace-label.ts'
import type { WorkspaceRow } from '../../domain/workspaces/workspace-answers.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { words } from '../words/words.ts'
import { StatusBadge } from './status-badge.tsx'
import type { Pages } from '../../kit/list/use-pages.ts'
import { useWorkspaces } from './use-workspaces.ts'
import { words as kitWords } from '../../kit/words/words.ts'

export interface TreeParts {
  selected: string | null
  /** Which item Tab comes to; the first one before any had the focus. */
  focused: string | undefined
  isOpen(id: string): boolean
  /** What a search found, whatever its level. */
  isFlat: boolean
  addressBelow(id: string): string
  toggle(id: string): void
  onFocus(id: string): void
  onOpen(row: WorkspaceRow): void
}

/** What stands below an opened item. */
function TreeLevel({ address, level, parts }: { address: string; level: number; parts: TreeParts }) {
  const pages = useWorkspaces<WorkspaceRow>(address)
  if (pages.rows) return <TreeRows pages={pages} level={level} parts={parts} />
  // a tree holds items alone: what is said here is one, too
  return (
    <TreeButton level={level} isBusy={pages.loading} onPress={pages.reload}>
      {pages.error ? pages.error.title : words('loading')}
    </TreeButton>
  )
}

interface TreeRowsProps {
  pages: Pages<WorkspaceRow>
  level: number
  parts: TreeParts
}

/** One level, and at its end what asks for more. */
export function TreeRows({ pages, level, parts }: TreeRowsProps) {
  const { rows = [], more, isLoadingMore, moreError } = pages
  return (
    <>
      {rows.map((row, index) => (
        <TreeItem key={row.id} row={row} level={level} parts={parts} isFirst={level === 1 && index === 0} />
      ))}
      {more && (
        <TreeButton level={level} isBusy={isLoadingMore} onPress={() => void more()}>
          {moreError ? moreError.title : kitWords('showMore')}
        </TreeButton>
      )}
    </>
  )
}

interface TreeButtonProps {
  level: number
  isBusy: boolean
  onPress(): void
  children: string
}

function TreeButton({ level, isBusy, onPress, children }: TreeButtonProps) {
  return (
    <li
      role="treeitem"
      aria-selected={false}
      aria-level={level}
      tabIndex={-1}
      className="tree-item"
      aria-busy={isBusy}
    >
      {/* Enter on the item presses it */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className="tree-row tree-more" onClick={onPress}>
        {children}
      </span>
    </li>
  )
}

interface TreeItemProps {
  row: WorkspaceRow
  level: number
  parts: TreeParts
  isFirst: boolean
}

function TreeItem({ row, level, parts, isFirst }: TreeItemProps) {
  const { id, status, above, below } = row
  const hasBelow = below > 0 && !parts.isFlat
  const isOpen = hasBelow && parts.isOpen(id)
  const label = workspaceLabel(row)
  return (
    <li
      role="treeitem"
      data-id={id}
      className="tree-item"
      aria-level={level}
      aria-label={`${[...(parts.isFlat ? above : []), label].join(', ')}, ${words(`status.${status}`)}`}
      aria-selected={parts.selected === id}
      aria-expanded={hasBelow ? isOpen : undefined}
      tabIndex={(parts.focused ? parts.focused === id : isFirst) ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && parts.onFocus(id)}
    >
      {/* the item has the focus and the keys */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className="tree-row" onClick={() => parts.onOpen(row)}>
        {hasBelow ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span
            className="tree-chevron"
            data-open={isOpen || undefined}
            onClick={(event) => {
              event.stopPropagation()
              parts.toggle(id)
            }}
          >
            <Icon of={ChevronRight} />
          </span>
        ) : (
          <span className="tree-chevron" />
        )}
        <span className="tree-name">
          {label}
          {parts.isFlat && above.length > 0 && (
            <span className="os-muted tree-above">{above.join(' / ')}</span>
          )}
        </span>
        {status !== 'LIVE' && <StatusBadge status={status} />}
      </span>
      {isOpen && (
        <ul role="group">
          <TreeLevel address={parts.addressBelow(id)} level={level + 1} parts={parts} />
        </ul>
      )}
    </li>
  )
}

import { useRef, useState, type KeyboardEvent } from 'react'
import type { WorkspaceRow } from '../../domain/workspaces/workspace-answers.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import type { Pages } from '../../kit/list/use-pages.ts'
import { words as listWords } from '../../kit/list/words/words.ts'
import { words } from '../words/words.ts'
import { type TreeParts, TreeRows } from './tree-level.tsx'
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

/** Advertisers, their markets and brands, a level at a time; arrow keys go through it as through any tree. */
export function WorkspaceTree({ agency, search, selected, openFor, onOpen }: WorkspaceTreeProps) {
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const [focused, setFocused] = useState<string>()
  const pages = useWorkspaces<WorkspaceRow>(withQuery('/tree', { agency, search }))
  const tree = useRef<HTMLUListElement>(null)
  const isOpen = (id: string) => opened[id] ?? openFor.includes(id)
  const parts: TreeParts = {
    selected,
    focused,
    isOpen,
    isFlat: search !== '',
    addressBelow: (parent) => withQuery('/tree', { agency, parent }),
    toggle: (id) => setOpened((before) => ({ ...before, [id]: !(before[id] ?? openFor.includes(id)) })),
    onFocus: setFocused,
    onOpen: ({ id }: Pick<WorkspaceRow, 'id'>) => onOpen(id),
  }
  return (
    <>
      <output className="os-visually-hidden">{statusOf(pages, search)}</output>
      {pages.rows?.length ? (
        // its items have the focus
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <ul
          ref={tree}
          role="tree"
          className="workspace-tree"
          aria-label={words('tree')}
          onKeyDown={(event) => moveInTree(event, tree.current!, parts)}
        >
          <TreeRows pages={pages} level={1} parts={parts} />
        </ul>
      ) : (
        <NoTree pages={pages} search={search} />
      )}
    </>
  )
}

/** Read out when it changes: how many a search has found. */
function statusOf({ rows }: Pages<WorkspaceRow>, search: string): string {
  if (!rows || !search) return ''
  return rows.length > 0 ? listWords('count', { count: rows.length }) : words('notFound')
}

/** Stands in place of the tree: that it is on its way, that it failed, that there is nothing. */
function NoTree({ pages, search }: { pages: Pages<WorkspaceRow>; search: string }) {
  const { rows, error, reload, loading } = pages
  if (!rows && error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!rows) return <Skeleton label={words('loading')} lines={[70, 55, 80, 60, 75]} />
  return (
    <EmptyState title={words(search ? 'notFound' : 'empty')}>
      {words(search ? 'notFoundHint' : 'emptyHint')}
    </EmptyState>
  )
}

const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey

/** The next item in sight whose name begins with the letter. */
const nextNamed = (items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined =>
  [...items.slice(at + 1), ...items.slice(0, at)].find((item) =>
    item.querySelector('.tree-name')?.textContent.toLowerCase().startsWith(letter.toLowerCase()),
  )

/** As the ARIA practices have it: up and down, right opens or goes in, left closes or goes out, Home, End, the first letter of a name. */
function moveInTree(event: KeyboardEvent, tree: HTMLElement, parts: TreeParts): void {
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const now = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]')
  if (!now) return
  const at = items.indexOf(now)
  const id = now.dataset['id'] ?? ''
  const expanded = now.getAttribute('aria-expanded')
  const isRtl = getComputedStyle(tree).direction === 'rtl'
  const [inward, outward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (event.key === 'ArrowDown') items[at + 1]?.focus()
  else if (event.key === 'ArrowUp') items[at - 1]?.focus()
  else if (event.key === 'Home') items[0]?.focus()
  else if (event.key === 'End') items.at(-1)?.focus()
  else if (event.key === inward && expanded === 'false') parts.toggle(id)
  else if (event.key === inward && expanded === 'true') items[at + 1]?.focus()
  else if (event.key === outward && expanded === 'true') parts.toggle(id)
  else if (event.key === outward) now.parentElement!.closest<HTMLElement>('[role=treeitem]')?.focus()
  else if (isLetter(event)) nextNamed(items, at, event.key)?.focus()
  else if (event.key === 'Enter' || event.key === ' ') now.querySelector<HTMLElement>('.tree-row')?.click()
  else return
  event.preventDefault()
  event.stopPropagation()
}

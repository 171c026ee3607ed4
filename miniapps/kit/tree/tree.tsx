import { createContext, useRef, useState, type ReactNode } from 'react'
import { useSheet } from '../bridge/use-sheet.ts'
import { moveInTree } from './move-in-tree.ts'
import type { TreeColumn, TreeParts } from './tree-parts.ts'
import sheet from './tree.css?sheet'

interface TreeProps {
  label: string
  /** Beside the names, at the end of each row. */
  columns?: readonly TreeColumn[]
  /** The item that is shown beside the tree, or those that are ticked. */
  selected: string | null | ReadonlySet<string>
  /** Items that are open until somebody closes them: what stands above the selected one. */
  openFor?: readonly string[]
  onOpen(id: string): void
  /** Items can be ticked, with Space. */
  onTick?(ids: ReadonlySet<string>): void
  /** `TreeItem`s. */
  children: ReactNode
}

export const TreeContext = createContext<{ parts: TreeParts; level: number }>(undefined!)

/** Items within items, with the keys of the ARIA practices; a level may come when it is opened. */
export function Tree({ label, columns, selected, openFor = [], onOpen, onTick, children }: TreeProps) {
  useSheet(sheet)
  const tree = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const [focused, setFocused] = useState<string>()
  const isOpen = (id: string) => opened[id] ?? openFor.includes(id)
  const ticked = selected instanceof Set ? (selected as ReadonlySet<string>) : undefined
  const parts: TreeParts = {
    columns,
    onOpen,
    focused,
    setFocused,
    isOpen,
    toggle: (id) => setOpened((before) => ({ ...before, [id]: !(before[id] ?? openFor.includes(id)) })),
    isSelected: (id) => ticked?.has(id) ?? selected === id,
    tick: onTick && ((id) => onTick(turned(ticked, id))),
  }
  return (
    <div>
      {columns && <TreeHead columns={columns} />}
      <ul
        ref={tree}
        role="tree"
        className="os-tree"
        aria-label={label}
        aria-multiselectable={onTick !== undefined || undefined}
        tabIndex={focused === undefined ? 0 : -1}
        onFocus={({ target }) => target === tree.current && moveInTree(tree.current, 'Home', parts)}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          if (!moveInTree(tree.current!, event.key, parts)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <TreeContext value={{ parts, level: 1 }}>{children}</TreeContext>
      </ul>
    </div>
  )
}

function turned(ticked: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(ticked)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Each cell says its title itself. */
const TreeHead = ({ columns }: { columns: readonly TreeColumn[] }) => (
  <div className="os-tree-head" aria-hidden="true">
    {columns.map(({ title, widthPx }) => (
      <span key={title} style={{ width: widthPx }}>
        {title}
      </span>
    ))}
  </div>
)

import {
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { ChevronRight } from 'lucide'
import { Icon } from '../controls/icon.tsx'
import type { TreeColumn } from './tree-parts.ts'
import { TreeContext } from './tree.tsx'

interface TreeItemProps {
  id: string
  /** Where it is more than the row says. */
  label?: string
  /** Drawn when the item is open: `TreeItem`s, or a part that loads them. */
  below?: (() => ReactNode) | undefined
  /** A press in its row opens and closes it, in place of `onOpen` of the tree. */
  opensOnPress?: boolean
  /** Without one it only holds others. */
  hasTick?: boolean
  /** It can be dragged; what is dragged is put into the event. */
  onDragStart?: ((event: DragEvent) => void) | undefined
  /** At the end of its row: a badge. */
  after?: ReactNode
  /** One for each column of the tree. */
  cells?: readonly ReactNode[]
  /** Its name. */
  children: ReactNode
}

/** An item of a `Tree`, with what stands below it. */
export function TreeItem({
  id,
  label,
  below,
  opensOnPress,
  hasTick = true,
  onDragStart,
  after,
  cells = [],
  children,
}: TreeItemProps) {
  const { parts, level } = use(TreeContext)
  const row = useId()
  const isOpen = below !== undefined && parts.isOpen(id)
  const { setFocused } = parts
  const isFocused = parts.focused === id
  useEffect(() => () => setFocused((now) => (now === id ? undefined : now)), [id, setFocused])
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation()
    event.currentTarget.closest<HTMLElement>('[role=treeitem]')!.focus() // what has it may be closed away
    parts.toggle(id)
  }
  return (
    <li
      role="treeitem"
      data-id={id}
      aria-level={level}
      aria-label={label}
      aria-labelledby={label === undefined ? row : undefined}
      aria-selected={parts.isSelected(id)}
      aria-expanded={below && isOpen}
      tabIndex={isFocused ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && setFocused(id)}
    >
      {/* the item has the focus and the keys */}
      {/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={row}
        className="os-tree-row"
        draggable={onDragStart !== undefined}
        onDragStart={onDragStart}
        onClick={() => (opensOnPress ? parts.toggle(id) : parts.onOpen(id))}
      >
        <span className="os-tree-chevron" data-open={isOpen || undefined} onClick={below && toggle}>
          {below && <Icon of={ChevronRight} />}
        </span>
        {parts.tick && hasTick && <Tick isTicked={parts.isSelected(id)} onTurn={() => parts.tick?.(id)} />}
        <span className="os-tree-name">{children}</span>
        {after}
        <Cells of={parts.columns} cells={cells} />
      </div>
      {/* oxlint-enable */}
      {isOpen && (
        <ul role="group">
          <TreeContext value={{ parts, level: level + 1 }}>{below()}</TreeContext>
        </ul>
      )}
    </li>
  )
}

const Cells = ({ of, cells }: { of: readonly TreeColumn[] | undefined; cells: readonly ReactNode[] }) =>
  of?.map(({ title, widthPx }, at) => (
    <span key={title} style={{ width: widthPx }}>
      <span className="os-visually-hidden">{title} </span>
      {cells[at]}
    </span>
  ))

const Tick = ({ isTicked, onTurn }: { isTicked: boolean; onTurn(): void }) => (
  <input
    type="checkbox"
    className="os-tree-tick"
    tabIndex={-1}
    aria-hidden="true"
    checked={isTicked}
    onMouseDown={(event) => event.preventDefault()} // the item keeps the focus
    onClick={(event) => event.stopPropagation()}
    onChange={onTurn}
  />
)

/** A tree holds items alone: what is said in it, or asks for more, is one too. */
export function TreeLine({
  isBusy,
  onPress,
  children,
}: {
  isBusy: boolean
  onPress(): void
  children: string
}) {
  const { level } = use(TreeContext)
  const line = useRef<HTMLLIElement>(null)
  useFocusOnNext(line)
  return (
    <li ref={line} role="treeitem" aria-selected={false} aria-level={level} aria-busy={isBusy} tabIndex={-1}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="os-tree-row os-tree-line" onClick={onPress}>
        {children}
      </div>
    </li>
  )
}

/** A line that goes with the focus gives it to what comes in its place. */
function useFocusOnNext(line: RefObject<HTMLLIElement | null>): void {
  useLayoutEffect(() => {
    const { current } = line
    return () => {
      if (!current!.matches(':focus')) return
      const { parentElement: level, previousElementSibling: before } = current!
      const next = () => (before ? (before.nextElementSibling ?? before) : level!.firstElementChild)
      queueMicrotask(() => (next() as HTMLElement | null)?.focus()) // once the new rows are there
    }
  }, [line])
}

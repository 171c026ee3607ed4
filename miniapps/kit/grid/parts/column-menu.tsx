import { useLayoutEffect, useRef } from 'react'
import {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  EyeOff,
  FoldHorizontal,
  Group,
  Ungroup,
  Pin,
  PinOff,
  UnfoldHorizontal,
  X,
  type IconNode,
} from 'lucide'
import { Icon } from '../../controls/icon.tsx'
import { columnLabel } from '../../table/column.ts'
import { moveColumn } from '../rows/arrange-columns.ts'
import { words } from '../words/words.ts'
import { ColumnFilterFields } from './column-filter-fields.tsx'
import { HEADING_ANCHOR } from './grid-header.tsx'
import type { GridModel } from './use-grid.ts'

interface ColumnMenuProps<Row> {
  grid: GridModel<Row>
  columnKey: string
  onClose(): void
}

/** What can be done with one column, beside its heading; Esc, a press elsewhere and Tab beyond it close it. */
export function ColumnMenu<Row>({ grid, columnKey, onClose }: ColumnMenuProps<Row>) {
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  /** Hiding it again meanwhile would lose its `toggle` event. */
  const isClosing = useRef(false)
  const column = grid.columns.find(({ key }) => key === columnKey)
  useLayoutEffect(() => {
    const shown = menu.current
    const root = shown?.getRootNode() as ShadowRoot | undefined
    opener.current = (root?.activeElement ?? null) as HTMLElement | null
    shown?.showPopover()
    shown?.querySelector<HTMLElement>('button')?.focus()
  }, [columnKey])
  if (!column) return null
  return (
    // Its handlers tell where the focus goes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={menu}
      popover="auto"
      role="dialog"
      className="os-menu os-grid-menu"
      aria-label={words('options', { column: columnLabel(column) })}
      style={{ positionAnchor: HEADING_ANCHOR }}
      onBeforeToggle={({ newState }) => {
        // the browser does not find its way back inside a shadow root; where somebody pressed elsewhere the focus stays there
        if (newState === 'open' || !menu.current!.matches(':focus-within')) return
        isClosing.current = true
        opener.current?.focus({ preventScroll: true })
        isClosing.current = false
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isClosing.current && relatedTarget !== null && !currentTarget.contains(relatedTarget))
          currentTarget.hidePopover()
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {actions(grid, columnKey).map(({ text, icon, isOn, run }) => (
        <button
          key={text}
          type="button"
          className="os-menu-item"
          aria-pressed={isOn}
          onClick={() => {
            run()
            menu.current?.hidePopover()
          }}
        >
          <Icon of={icon} />
          <span>{text}</span>
        </button>
      ))}
      <ColumnFilterFields grid={grid} column={column} />
    </div>
  )
}

interface Action {
  text: string
  icon: IconNode
  isOn?: boolean
  run(): void
}

function actions<Row>(grid: GridModel<Row>, key: string): Action[] {
  const { view, setView, props, columns } = grid
  const isFirst = key === props.columns[0]?.key
  const direction = view.sorts.find((sort) => sort.key === key)?.direction
  const others = view.sorts.filter((sort) => sort.key !== key)
  const sort = (to: 'ascending' | 'descending', icon: IconNode): Action => ({
    text: direction === to ? words('sort.none') : words(`sort.${to}`),
    icon: direction === to ? X : icon,
    run: () => setView({ sorts: direction === to ? others : [{ key, direction: to }] }),
  })
  const isGroup = view.group === key
  const isPinned = view.pinned.includes(key)
  const without = view.pinned.filter((pinned) => pinned !== key)
  const title = columns.find((column) => column.key === key)?.title ?? ''
  const move = (step: -1 | 1): Action => ({
    text: words(step < 0 ? 'earlier' : 'later', { column: title }),
    icon: step < 0 ? ChevronLeft : ChevronRight,
    run: () => setView({ order: moveColumn(props.columns, view.order, key, step) }),
  })
  const group: Action = {
    text: isGroup ? words('ungroup') : words('group'),
    icon: Group,
    run: () => setView(isGroup ? { group: view.subgroup, subgroup: null } : { group: key, subgroup: null }),
  }
  const outer = columns.find((column) => column.key === view.group)
  const isSubgroup = view.subgroup === key
  const subgroup: Action[] =
    isGroup || !outer
      ? []
      : [
          {
            text: isSubgroup ? words('ungroup') : words('group.within', { column: outer.title }),
            icon: Ungroup,
            run: () => setView({ subgroup: isSubgroup ? null : key }),
          },
        ]
  const isWide = view.wide.includes(key)
  const width: Action = {
    text: isWide ? words('narrower') : words('wider'),
    icon: isWide ? FoldHorizontal : UnfoldHorizontal,
    run: () => setView({ wide: isWide ? view.wide.filter((wide) => wide !== key) : [...view.wide, key] }),
  }
  if (isFirst) return [sort('ascending', ArrowUp), sort('descending', ArrowDown), group, ...subgroup, width]
  return [
    sort('ascending', ArrowUp),
    sort('descending', ArrowDown),
    group,
    ...subgroup,
    {
      text: isPinned ? words('unpin') : words('pin'),
      icon: isPinned ? PinOff : Pin,
      run: () => setView({ pinned: isPinned ? without : [...view.pinned, key] }),
    },
    width,
    move(-1),
    move(1),
    { text: words('hide'), icon: EyeOff, run: () => setView({ hidden: [...view.hidden, key] }) },
  ]
}

import { useRef, type CSSProperties, type DragEvent, type ReactNode } from 'react'
import { GripVertical } from 'lucide'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Icon } from '../../controls/icon.tsx'
import { useOverflow } from '../../controls/use-overflow.ts'
import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'
import sheet from './board.css?sheet'
import type { BoardCard, Place } from './place-card.ts'
import { useHeldCard } from './use-held-card.ts'

export interface BoardColumn {
  key: string
  title: string
}

export interface BoardProps<Card extends BoardCard> {
  label: string
  columns: readonly BoardColumn[]
  /** In the order of their columns. */
  cards: readonly Card[]
  titleOf(card: Card): string
  /** What stands on a card beside its title. */
  children?(card: Card): ReactNode
  /** Without it the board is read only. */
  onMove?: (key: string, to: Place) => void
}

/** Things that go through a few states, a column for each: moved by the mouse, and by keys from the handle of a card. */
export function Board<Card extends BoardCard>(props: BoardProps<Card>) {
  const { label, columns, cards, titleOf, onMove } = props
  useSheet(sheet)
  const { frame, overflows } = useOverflow()
  const board = useRef<HTMLDivElement>(null)
  const held = useHeldCard(board, { columns, cards, titleOf, onMove })
  return (
    <div
      ref={frame}
      className="os-board-frame"
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    >
      <div
        ref={board}
        className="os-board"
        data-holding={held.byKeys !== undefined || undefined}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        {columns.map((column) => (
          <Column
            key={column.key}
            {...props}
            column={column}
            cards={held.shown.filter((card) => card.column === column.key)}
            held={held}
          />
        ))}
      </div>
    </div>
  )
}

interface ColumnProps<Card extends BoardCard> extends BoardProps<Card> {
  column: BoardColumn
  held: ReturnType<typeof useHeldCard<Card>>
}

function Column<Card extends BoardCard>({ column, cards, held, onMove, ...rest }: ColumnProps<Card>) {
  const { number } = useFormat()
  const over = (event: DragEvent, index: number) => {
    if (!held.key || !onMove) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'drop') held.put()
    else held.moveTo({ column: column.key, index })
  }
  return (
    // Keys move a card from its handle.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="os-board-column"
      role="group"
      aria-label={column.title}
      onDragOver={(event) => over(event, cards.filter(({ key }) => key !== held.key).length)}
      onDrop={(event) => over(event, 0)}
      onMouseDown={(event) => held.byKeys !== undefined && event.preventDefault()} // its handle keeps the focus
      onClick={({ target }) => {
        if (held.byKeys !== undefined && !(target as Element).closest('button, a')) held.putInto(column.key)
      }}
    >
      <h3>
        {column.title} <span className="os-muted">{number(cards.length)}</span>
      </h3>
      <ul>
        {cards.map((card, index) => (
          <CardLine
            key={card.key}
            {...rest}
            card={card}
            held={held}
            onOver={(event) => over(event, index)}
            canMove={!!onMove}
          />
        ))}
      </ul>
      {cards.length === 0 && <p className="os-help">{words('board.empty')}</p>}
    </div>
  )
}

interface CardLineProps<Card extends BoardCard> extends Pick<BoardProps<Card>, 'titleOf' | 'children'> {
  card: Card
  held: ReturnType<typeof useHeldCard<Card>>
  canMove: boolean
  onOver(event: DragEvent): void
}

function CardLine<Card extends BoardCard>({
  card,
  held,
  canMove,
  onOver,
  titleOf,
  children,
}: CardLineProps<Card>) {
  const title = titleOf(card)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move it from its handle
    <li
      className="os-board-card"
      draggable={canMove}
      data-held={held.key === card.key || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        held.take(card.key)
      }}
      onDragEnter={(event) => held.key !== card.key && onOver(event)}
      onDragOver={(event) => held.key && event.preventDefault()}
      onDrop={onOver}
      onDragEnd={held.letGo}
    >
      <div className="os-board-title">
        <span>{title}</span>
        {canMove && (
          <button
            type="button"
            data-card={card.key}
            aria-label={words('board.move', { card: title })}
            aria-pressed={held.byKeys === card.key}
            onKeyDown={(event) => held.onKey(event, card.key)}
            onClick={() => held.toggle(card.key)}
            onBlur={held.onBlur}
          >
            <Icon of={GripVertical} />
          </button>
        )}
      </div>
      {children?.(card)}
    </li>
  )
}

import type { KeyboardEvent } from 'react'
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide'
import type { CrosstabLine } from '../../domain/crosstab/crosstab-document.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Menu } from '../../kit/controls/menu/menu.tsx'
import type { DragItem } from '../../kit/views/use-drag-order.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

interface LineItemProps {
  line: CrosstabLine
  isClosed: boolean
  isFaulty: boolean
  drag: DragItem
  onEdit(): void
  onMove(by: number): void
  onRemove(): void
}

/** A line with what can be done with it: by its menu, by keys on the menu's button, or dragged. */
export function LineItem({ line, isClosed, isFaulty, drag, ...hands }: LineItemProps) {
  const { isHeld, ...dragged } = drag
  const keyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    const by = altKey ? { ArrowUp: -1, ArrowDown: 1 }[key] : undefined
    if (by === undefined && key !== 'Delete') return
    event.preventDefault()
    event.stopPropagation()
    if (by === undefined) hands.onRemove()
    else hands.onMove(by)
  }
  return (
    <li data-held={isHeld || undefined} {...(!isClosed && dragged)}>
      <span dir="auto" title={line.rule}>
        {line.title}
      </span>
      {line.net && <Badge>{words('net')}</Badge>}
      {isFaulty && <Badge tone="error">{words('faulty')}</Badge>}
      {!isClosed && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the button in it
        <span className="line-actions" onKeyDownCapture={keyDown}>
          <Menu
            label={words('lineActions', { title: line.title })}
            align="end"
            button={(props) => (
              <Button {...props} size="s" variant="quiet" icon={EllipsisVertical} iconOnly>
                {words('lineActions', { title: line.title })}
              </Button>
            )}
            items={[
              { key: 'edit', label: kitWords('edit'), icon: Pencil, onSelect: hands.onEdit },
              {
                key: 'up',
                label: words('earlier'),
                icon: ArrowUp,
                keys: 'Alt+↑',
                onSelect: () => hands.onMove(-1),
              },
              {
                key: 'down',
                label: words('later'),
                icon: ArrowDown,
                keys: 'Alt+↓',
                onSelect: () => hands.onMove(1),
              },
              {
                key: 'remove',
                label: words('removeLine'),
                icon: Trash2,
                keys: 'Del',
                apart: true,
                onSelect: hands.onRemove,
              },
            ]}
          />
        </span>
      )}
    </li>
  )
}

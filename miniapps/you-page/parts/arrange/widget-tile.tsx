import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide'
import { SIZES, type WidgetSize, type WidgetType } from '../../../domain/home/layout.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import type { DragItem } from '../../../kit/views/use-drag-order.ts'
import { words as page } from '../../words/words.ts'
import { words } from './words/words.ts'

interface WidgetTileProps {
  type: WidgetType
  size: WidgetSize
  at: number
  count: number
  drag: DragItem
  onMove(to: number): void
  onResize(size: WidgetSize): void
  onRemove(): void
}

/** A widget's stand-in while the page is arranged. */
export function WidgetTile(props: WidgetTileProps) {
  const { type, size, at, count, onMove, onResize, onRemove } = props
  const { isHeld, ...dragging } = props.drag
  const widget = page(`widget.${type}`)
  return (
    <li
      className="widget arrange-tile os-card"
      data-size={size}
      data-held={isHeld || undefined}
      {...dragging}
    >
      <span className="arrange-name">
        <Icon of={GripVertical} />
        <strong>{widget}</strong>
      </span>
      <span className="arrange-tools">
        <Select
          label={words('width', { widget })}
          hideLabel
          value={String(size)}
          options={SIZES.map((each) => ({ value: String(each), label: words(`size.${each}`) }))}
          onChange={(value) => onResize(SIZES.find((each) => String(each) === value)!)}
        />
        <Button
          iconOnly
          variant="quiet"
          icon={ArrowUp}
          disabled={at === 0}
          onClick={(event) => keepingFocus(event, () => onMove(at - 1))}
        >
          {words('earlier', { widget })}
        </Button>
        <Button
          iconOnly
          variant="quiet"
          icon={ArrowDown}
          disabled={at === count - 1}
          onClick={(event) => keepingFocus(event, () => onMove(at + 1))}
        >
          {words('later', { widget })}
        </Button>
        <Button iconOnly variant="quiet" icon={X} onClick={(event) => passingFocusOn(event, onRemove)}>
          {words('remove', { widget })}
        </Button>
      </span>
    </li>
  )
}

/** A moved tile is taken out of the page for a moment, and the focus with it. At the end the other arrow takes it. */
function keepingFocus({ currentTarget }: MouseEvent<HTMLElement>, act: () => void) {
  flushSync(act)
  const tools = currentTarget.parentElement!
  const next = currentTarget.matches('[aria-disabled=true]')
    ? tools.querySelector<HTMLElement>('button:not(:disabled, [aria-disabled=true])')
    : currentTarget
  next?.focus()
}

/** To the next tile, or the one before, or to what may be added. */
function passingFocusOn({ currentTarget }: MouseEvent<HTMLElement>, act: () => void) {
  const tile = currentTarget.closest('li')!
  const arrange = tile.closest<HTMLElement>('.arrange')!
  const beside = tile.nextElementSibling ?? tile.previousElementSibling
  flushSync(act)
  ;(beside ?? arrange).querySelector<HTMLElement>('button:enabled')?.focus()
}

import { useEffect, useRef } from 'react'
import { ArrowDown, ArrowUp } from 'lucide'
import { orderIn } from '../../../domain/scorecards/draft/draft-fields.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useDraft } from './draft-context.ts'
import { moved, type Order } from './draft-steps.ts'
import { words } from './words/words.ts'

const MOVES = [
  ['action.moveUp', ArrowUp, -1],
  ['action.moveDown', ArrowDown, 1],
] as const

/**
 * Moves a question or a dimension by one place; the button that was pressed keeps the focus, at an end too.
 */
export function MoveButtons({ path, id }: { path: Order; id: string }) {
  const { document } = useDraft()
  const { portal } = useMiniApp()
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    pressed.current?.focus() // a row that is put elsewhere loses it
    pressed.current = null
  })
  const move = (by: -1 | 1, button: HTMLButtonElement) => {
    const values = moved(document.body, path, id, by)
    if (!values) return
    pressed.current = button
    document.set(values)
    portal.announce(words('movedTo', { place: orderIn(document.body, path).indexOf(id) + 1 }))
  }
  return MOVES.map(([name, icon, by]) => (
    <Button
      key={name}
      variant="quiet"
      size="s"
      icon={icon}
      iconOnly
      aria-disabled={moved(document.body, path, id, by) === undefined || undefined}
      onClick={({ currentTarget }) => move(by, currentTarget)}
    >
      {words(name)}
    </Button>
  ))
}

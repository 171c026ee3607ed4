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

/** Moves a question or a dimension by one place; a button at an end stays where it is, so that the focus does. */
export function MoveButtons({ path, id }: { path: Order; id: string }) {
  const { document } = useDraft()
  const { portal } = useMiniApp()
  const move = (by: -1 | 1) => {
    const values = moved(document.body, path, id, by)
    if (!values) return
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
      onClick={() => move(by)}
    >
      {words(name)}
    </Button>
  ))
}

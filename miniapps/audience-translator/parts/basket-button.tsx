import { Minus, Plus } from 'lucide'
import { BASKET_MAX } from '../../domain/taxonomies/limits.ts'
import { basketOf, basketPath } from '../../domain/taxonomies/translation.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { focusBeside } from '../../kit/planning/focus-beside.ts'
import { words } from '../words/words.ts'

interface BasketButtonProps {
  id: string
  name: string
  /** Its line is the segment in the basket: taking the segment out removes the button. */
  goesWithLine?: boolean
  /** It stands in for a segment below it, whose own button is beside. */
  isParent?: boolean
}

/** Puts a segment into the basket, or takes it out again. */
export function BasketButton({ id, name, goesWithLine = false, isParent = false }: BasketButtonProps) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const basket = basketOf(useBody())
  const isIn = basket.includes(id)
  if (isClosed) return null
  const turn = (button: HTMLElement) => {
    if (goesWithLine) focusBeside(button, '#basket')
    document.set({ [basketPath(id)]: isIn ? null : id })
    portal.announce(words(isIn ? 'removed' : 'added', { name }))
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon={isIn ? Minus : Plus}
      aria-pressed={isIn}
      aria-label={words('toBasket', { name })}
      disabled={!isIn && basket.length >= BASKET_MAX}
      onClick={({ currentTarget }) => turn(currentTarget)}
    >
      {words(isIn ? 'remove' : isParent ? 'addParent' : 'add')}
    </Button>
  )
}

import { Star as StarIcon } from 'lucide'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'

interface StarProps {
  /** What is marked. */
  title: string
  isMarked: boolean
  onToggle(): void
}

/** Marks a favourite, or takes the mark away. */
export const Star = ({ title, isMarked, onToggle }: StarProps) => (
  <span className="star">
    <Button variant="quiet" size="s" icon={StarIcon} iconOnly aria-pressed={isMarked} onClick={onToggle}>
      {words('markDocument', { title })}
    </Button>
  </span>
)

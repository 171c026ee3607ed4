import { Button } from '../../../kit/controls/button.tsx'
import { words } from './words/words.ts'

/** To the page that shows all that is found, with filters. */
export function AllResults({ onOpen }: { onOpen(): void }) {
  return (
    <Button variant="quiet" size="s" aria-keyshortcuts="Shift+Enter" onClick={onOpen}>
      {words('allResults')}
    </Button>
  )
}

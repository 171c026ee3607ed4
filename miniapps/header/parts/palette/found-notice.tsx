import { Button } from '../../../kit/controls/button.tsx'
import type { FoundEntries } from './use-found.ts'
import { words } from './words/words.ts'

/** That the server is still looking, or could not. */
export function FoundNotice({ state, again }: Pick<FoundEntries, 'state' | 'again'>) {
  return (
    <>
      {state === 'asking' && <span className="palette-asking">{words('found.asking')}</span>}
      <span role="status">{state === 'failed' && words('found.failed')}</span>
      {state === 'failed' && (
        <Button variant="quiet" size="s" onClick={again}>
          {words('found.again')}
        </Button>
      )}
    </>
  )
}

/** To the page that shows all that is found, with filters. */
export function AllResults({ onOpen }: { onOpen(): void }) {
  return (
    <Button variant="quiet" size="s" aria-keyshortcuts="Shift+Enter" onClick={onOpen}>
      {words('allResults')}
    </Button>
  )
}

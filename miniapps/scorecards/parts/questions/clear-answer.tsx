import { useRef } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { words } from '../../words/words.ts'

/** Takes the level or "not applicable" back; evidence stays, and so does the reason, as when a level is chosen. */
export function ClearAnswer({ onClear }: { onClear(): void }) {
  const { portal } = useMiniApp()
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassedOn(button, '[data-question]')
  const clear = () => {
    onClear()
    portal.announce(words('answer.cleared'))
  }
  return (
    <Button ref={button} size="s" variant="quiet" data-clear="" onClick={clear}>
      {words('action.clear')}
    </Button>
  )
}

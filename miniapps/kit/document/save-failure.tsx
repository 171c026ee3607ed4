import { useRef } from 'react'
import { RotateCw, TriangleAlert } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import type { FailureCause } from './failure.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../words/words.ts'

export interface SaveFailureProps {
  cause: FailureCause
  detail: string
  /** Whether the browser keeps the change when the page is left. */
  keeps: boolean
  /** Another attempt is under way. */
  busy: boolean
  /** Selector of what gets the focus when this goes. */
  passesFocusTo: string
  onRetry(): void
}

/** Not saved: what happened, what is safe, what to do. It stays until the value is saved, so that nothing moves at each attempt. */
export function SaveFailure({ cause, detail, keeps, busy, passesFocusTo, onRetry }: SaveFailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, passesFocusTo)
  return (
    <div className="os-notice save-failure" data-tone="warning" ref={notice}>
      <Icon of={TriangleAlert} />
      <p>
        {words(keeps ? `failure.${cause}` : `notKept.${cause}`)}
        {cause === 'refused' && detail && ` ${detail}`}
      </p>
      <Button size="s" icon={RotateCw} busy={busy} onClick={onRetry}>
        {kitWords('tryAgain')}
      </Button>
    </div>
  )
}

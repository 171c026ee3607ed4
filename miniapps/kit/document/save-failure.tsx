import { useRef } from 'react'
import { RotateCw, TriangleAlert } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import type { FailureCause } from './failure.ts'

const WORDS: Record<FailureCause, string> = {
  offline: 'You are offline. Your answer is kept here and saved as soon as the connection is back.',
  unreachable: 'The server could not be reached. Your answer is kept here; saving is tried again by itself.',
  server: 'The server could not save this. Your answer is kept here; saving is tried again by itself.',
  'signed-out': 'Your sign-in has ended. Your answer is kept here and saved after you have signed in again.',
  refused: 'The server did not take this answer. It is kept here.',
}

export interface SaveFailureProps {
  cause: FailureCause
  detail: string
  /** Another attempt is under way. */
  busy: boolean
  /** Selector of what gets the focus when this goes. */
  passesFocusTo: string
  onRetry(): void
}

/** Not saved: what happened, what is safe, what to do. It stays until the value is saved, so that nothing moves at each attempt. */
export function SaveFailure({ cause, detail, busy, passesFocusTo, onRetry }: SaveFailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, passesFocusTo)
  return (
    <div className="os-notice save-failure" data-tone="warning" ref={notice}>
      <Icon of={TriangleAlert} />
      <p>
        {WORDS[cause]}
        {cause === 'refused' && detail && ` ${detail}`}
      </p>
      <Button size="s" icon={RotateCw} busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

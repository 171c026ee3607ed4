import { useRef } from 'react'
import { RotateCw, TriangleAlert } from 'lucide'
import { Button } from '../kit/controls/button.tsx'
import { Icon } from '../kit/controls/icon.tsx'
import { useFocusPassedOn } from '../kit/bridge/use-focus-passed-on.ts'
import { useAudit } from './audit-context.ts'
import type { FailureCause } from './save-state.ts'

const WORDS: Record<FailureCause, string> = {
  offline: 'You are offline. Your answer is kept here and saved as soon as the connection is back.',
  unreachable: 'The server could not be reached. Your answer is kept here; saving is tried again by itself.',
  server: 'The server could not save this. Your answer is kept here; saving is tried again by itself.',
  'signed-out': 'Your sign-in has ended. Your answer is kept here and saved after you have signed in again.',
  refused: 'The server did not take this answer. It is kept here.',
  closed:
    'This audit was submitted meanwhile, so this change was not saved. It is kept for you to copy, also when the audit is loaded anew.',
}

export interface SaveFailureProps {
  cause: FailureCause
  detail: string
  /** Another attempt is under way. */
  busy: boolean
  onRetry(): void
}

/** Not saved: what happened, what is safe, what to do. It stays until the answer is saved, so that nothing moves at each attempt. */
export function SaveFailure({ cause, detail, busy, onRetry }: SaveFailureProps) {
  const { reload } = useAudit()
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, '[data-question]')
  return (
    <div className="os-notice question-notice" data-tone="warning" ref={notice}>
      <Icon of={TriangleAlert} />
      <p>
        {WORDS[cause]}
        {cause === 'refused' && detail && ` ${detail}`}
      </p>
      {cause === 'closed' ? (
        <Button size="s" onClick={reload}>
          Load the audit as it is now
        </Button>
      ) : (
        <Button size="s" icon={RotateCw} busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

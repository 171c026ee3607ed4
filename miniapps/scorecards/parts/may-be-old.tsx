import { useRef } from 'react'
import { CircleAlert, RotateCw } from 'lucide'
import { Button } from '../../kit/controls/button.tsx'
import type { ErrorStateProps } from '../../kit/controls/error-state.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** Above what was seen before and could not be loaded again. */
export function MayBeOld({ problem, onRetry, busy = false }: ErrorStateProps) {
  const note = useRef<HTMLDivElement>(null)
  useFocusPassedOn(note, 'h1')
  return (
    <div className="above-page" ref={note}>
      <div className="os-notice may-be-old" data-tone="warning" role="alert">
        <Icon of={CircleAlert} />
        {/* the same words would not be read out again */}
        <p>{busy ? words('mayBeOld.again') : words('mayBeOld.text', { problem: problem.title })}</p>
        <Button size="s" icon={RotateCw} busy={busy} onClick={onRetry}>
          {kitWords('tryAgain')}
        </Button>
      </div>
    </div>
  )
}

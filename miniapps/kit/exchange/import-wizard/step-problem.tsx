import { useRef } from 'react'
import { useFocusPassedOn } from '../../bridge/use-focus-passed-on.ts'
import { Button } from '../../controls/button.tsx'
import { words } from '../../words/words.ts'
import { fileProblem } from './import-words.ts'

interface StepProblemProps {
  problem: unknown
  own?: string | undefined
  /** Offered where trying again can help. */
  onRetry?(): void
}

/** Why the last step of an import failed, in the app's own words if it has some; nothing where none did. */
export const StepProblem = (props: StepProblemProps) => props.problem !== undefined && <Problem {...props} />

function Problem({ problem, own, onRetry }: StepProblemProps) {
  const { title, text, canRetry } = fileProblem(problem)
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, '.import-body')
  return (
    <div ref={notice} className="os-notice" data-tone="error" role="alert">
      <p>{own ?? `${title}. ${text}`}</p>
      {onRetry && canRetry && (
        <Button size="s" onClick={onRetry}>
          {words('tryAgain')}
        </Button>
      )}
    </div>
  )
}

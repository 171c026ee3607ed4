import { Fragment, useRef, useState } from 'react'
import { RotateCw, TriangleAlert } from 'lucide'
import { Button } from './button.tsx'
import { ErrorMeaning } from './error-meaning.tsx'
import { Icon } from './icon.tsx'
import type { ProblemText } from '../words/problem-text.ts'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { words } from '../words/words.ts'

export interface ErrorStateProps {
  /** What happened and what is safe: `problemText(error)` or own words. */
  problem: ProblemText
  onRetry?: () => void
  /** A retry is under way. */
  busy?: boolean
  headingLevel?: 2 | 3 | 4
}

/** Stands where the content would be: what happened, what is safe, what to do. A retry that works leaves the focus on the page's title. */
export function ErrorState({ problem, onRetry, busy, headingLevel = 2 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  const attempt = useAttempt(busy)
  const state = useRef<HTMLDivElement>(null)
  useFocusPassedOn(state, 'h1')
  return (
    <div ref={state} className="os-state" data-tone="error" role="alert">
      <Icon of={TriangleAlert} size={20} />
      <Fragment key={attempt}>
        <Heading className="os-subtitle">{problem.title}</Heading>
        <p>{problem.text}</p>
      </Fragment>
      <ErrorMeaning code={problem.code} />
      {onRetry && problem.canRetry && (
        <div className="os-row">
          <Button icon={RotateCw} busy={busy} onClick={onRetry}>
            {words('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Counts the retries that failed: their words come anew each time, for the same words that merely stay are not read out. */
function useAttempt(busy = false): number {
  const [{ wasBusy, count }, setAttempt] = useState({ wasBusy: busy, count: 0 })
  if (wasBusy !== busy) setAttempt({ wasBusy: busy, count: wasBusy ? count + 1 : count })
  return count
}

import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'
import { Lazy } from './lazy.tsx'
import { useAttempts } from './use-attempts.ts'
import { ErrorState } from '../controls/error-state.tsx'
import { problemText } from '../words/problem-text.ts'

/** A part that is loaded when it is first shown; nothing stands in its place until then. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyPart(load)
  return function Later(props: Props) {
    const { failure, attempt, onFail, retry } = useAttempts()
    const waiting =
      failure === undefined ? null : <ErrorState problem={problemText(failure)} onRetry={retry} />
    return <Lazy of={part} props={props} waiting={waiting} onFail={onFail} attempt={attempt} />
  }
}

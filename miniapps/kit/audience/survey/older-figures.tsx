import type { ReactNode } from 'react'
import type { LastAnswer } from '../../bridge/use-last-answer.ts'
import { ErrorState } from '../../controls/error-state.tsx'
import { Loaded } from '../../controls/loaded.tsx'
import type { SkeletonProps } from '../../controls/skeleton.tsx'
import { words } from '../words/words.ts'

interface OlderFiguresProps<Data> extends SkeletonProps {
  of: LastAnswer<Data>
  className: string
  children(data: Data): ReactNode
}

/** Counted figures; while they are counted anew the last ones stay, marked as older, and so they do where that fails. */
export function OlderFigures<Data>({ of, className, children, ...shape }: OlderFiguresProps<Data>) {
  const { isOlder, error, loading, reload } = of
  const isCounting = isOlder && !error
  return (
    <div className={className} aria-busy={isCounting || undefined} data-older={isOlder || undefined}>
      <p role="status" className="os-muted">
        {isOlder && words(error ? 'older' : 'counting')}
      </p>
      {isOlder && error && <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={2} />}
      <Loaded of={of} {...shape}>
        {children}
      </Loaded>
    </div>
  )
}

import type { ReactNode } from 'react'
import { History } from 'lucide'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Badge } from '../../controls/badge.tsx'
import { ErrorState } from '../../controls/error-state.tsx'
import { Loaded } from '../../controls/loaded.tsx'
import type { SkeletonProps } from '../../controls/skeleton.tsx'
import sheet from './last-figures.css?sheet'
import type { LastCounted } from './use-last-counted.ts'
import { words } from './words/words.ts'

interface LastFiguresProps<Data> extends SkeletonProps {
  of: LastCounted<Data>
  children(data: Data): ReactNode
}

/** Draws a count as `Loaded` does; the figures before it stay in their place, marked as older, until it has come. */
export function LastFigures<Data>({ of, children, ...shape }: LastFiguresProps<Data>) {
  useSheet(sheet)
  const { isOld, error, loading, reload } = of
  return (
    <div className="os-last-figures" data-old={isOld || undefined} aria-busy={isOld && !error}>
      <div className="os-last-mark" role="status">
        {isOld && (
          <Badge tone="warning" icon={History}>
            {words(error ? 'older' : 'olderCounting')}
          </Badge>
        )}
      </div>
      {isOld && error && <ErrorState problem={error} onRetry={reload} busy={loading} />}
      <Loaded of={of} {...shape}>
        {children}
      </Loaded>
    </div>
  )
}

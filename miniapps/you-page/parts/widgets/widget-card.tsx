import type { ReactNode } from 'react'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import type { Resource } from '../../../kit/bridge/use-resource.ts'

interface WidgetCardProps<Data> {
  title: string
  of: Resource<Data>
  /** Said while it loads. */
  loading: string
  /** The one line that stands there instead, where there is nothing to show. */
  none: (data: Data) => ReactNode
  aside?: ReactNode
  children: (data: Data) => ReactNode
}

/** A widget that loads: as tall as what it says, one line where it has nothing to say. */
export function WidgetCard<Data>({ title, of, loading, none, aside, children }: WidgetCardProps<Data>) {
  const { data, error, reload } = of
  const nothing = data !== undefined && none(data)
  return (
    <Card title={title} aside={nothing || aside} className={nothing ? 'widget-none' : undefined}>
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={of.loading} />}
      {!data && !error && <Skeleton label={loading} lines={[80, 64, 72]} lineHeight={2.75} />}
      {data !== undefined && !nothing && children(data)}
    </Card>
  )
}

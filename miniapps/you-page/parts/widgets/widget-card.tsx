import type { ReactNode } from 'react'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { Loaded } from '../../../kit/controls/loaded.tsx'

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
  const { data } = of
  const nothing = data !== undefined && none(data)
  return (
    <Card title={title} aside={nothing || aside} className={nothing ? 'widget-none' : undefined}>
      <Loaded of={of} headingLevel={3} label={loading} lines={[80, 64, 72]} lineHeight={2.75}>
        {(shown) => !nothing && children(shown)}
      </Loaded>
    </Card>
  )
}

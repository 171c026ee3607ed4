import type { ReactNode } from 'react'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { words } from './words/words.ts'

interface BrandPartProps<Data> {
  /** Of what is loaded. */
  title: string
  from: Resource<Data>
  children(data: Data): ReactNode
}

/** A card of the summary with data of its own: what fails there leaves the others standing. */
export function BrandPart<Data>({ title, from, children }: BrandPartProps<Data>) {
  const { data, error, loading, reload } = from
  return (
    <section className="os-card" aria-label={title}>
      {data ? (
        children(data)
      ) : error ? (
        <>
          <h2 className="os-subtitle">{title}</h2>
          <ErrorState problem={error} onRetry={reload} busy={loading} />
        </>
      ) : (
        <Skeleton label={words('loading', { what: title })} lines={[40, 100]} lineHeight={10} />
      )}
    </section>
  )
}

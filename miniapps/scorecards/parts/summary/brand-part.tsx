import type { ReactNode } from 'react'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useReloadInLanguage } from '../use-reload-in-language.ts'
import { words } from './words/words.ts'

interface BrandPartProps<Data> {
  /** Of what is loaded. */
  title: string
  brandId: string
  load(signal: AbortSignal): Promise<Data>
  children(data: Data): ReactNode
}

/** Cards of the summary with data of their own: what fails there leaves the others standing. */
export function BrandPart<Data>({ title, brandId, load, children }: BrandPartProps<Data>) {
  const { data, error, loading, reload } = useResource(brandId, load)
  useReloadInLanguage(reload)
  if (data) return children(data)
  return (
    <section className="os-card" aria-label={title}>
      {error ? (
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

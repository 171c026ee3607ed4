import type { ReactNode } from 'react'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import { Loaded } from '../../../kit/controls/loaded.tsx'
import { words } from './words/words.ts'

interface BrandPartProps<Data> {
  /** Of what is loaded. */
  title: string
  from: Resource<Data>
  children(data: Data): ReactNode
}

/** A card of the summary with data of its own: what fails there leaves the others standing. */
export const BrandPart = <Data,>({ title, from, children }: BrandPartProps<Data>) => (
  <section className="os-card" aria-label={title}>
    {!from.data && from.error && <h2 className="os-subtitle">{title}</h2>}
    <Loaded of={from} label={words('loading', { what: title })} lines={[40, 100]} lineHeight={10}>
      {children}
    </Loaded>
  </section>
)

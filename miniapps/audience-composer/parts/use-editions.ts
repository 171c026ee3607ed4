import { useRef, useState } from 'react'
import { type AudienceRef, refText } from '../../domain/audience/compose/audience-refs.ts'
import { type Editions, readEditions } from '../../domain/audience/compose/read-editions.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { readEdition } from '../../kit/audience/editions/use-editions.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'

const NONE: Editions = new Map()

/** These editions, those that they are made of, and the newest of each; what was shown stays until others are here. */
export function useEditions(place: string | null, refs: readonly AudienceRef[]) {
  const audiences = useApi('audiences')
  const kept = useRef(new Map<string, Promise<Edition | null>>())
  const [shown, show] = useState(NONE)
  const key = place && refs.length > 0 ? `editions ${place} ${refs.map(refText).join()}` : null
  const found: Resource<Editions> = useResource(key, () =>
    readEditions(refs, (ref) => readEdition(audiences, place!, ref, kept.current)),
  )
  if (found.data && found.data !== shown) show(found.data)
  return { ...found, shown }
}

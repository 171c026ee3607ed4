import { useRef, useState } from 'react'
import { type AudienceRef, audienceRefs, refText } from '../../domain/audience/compose/audience-refs.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { readEdition } from '../../kit/audience/editions/use-editions.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'

/** By `id@version`; null of one that is gone, or closed to the person. */
export type Editions = ReadonlyMap<string, Edition | null>

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

export async function readEditions(
  refs: readonly AudienceRef[],
  read: (ref: AudienceRef) => Promise<Edition | null>,
): Promise<Editions> {
  const editions = new Map<string, Edition | null>()
  const readAll = async (wanted: readonly AudienceRef[]): Promise<void> => {
    const fresh = wanted.filter((ref) => !editions.has(refText(ref)))
    for (const ref of fresh) editions.set(refText(ref), null)
    const found = await Promise.all(fresh.map(read))
    fresh.forEach((ref, at) => editions.set(refText(ref), found[at]!))
    const further = found.flatMap((edition) => (edition ? audienceRefs(edition.expression) : []))
    if (further.length > 0) await readAll(further)
  }
  await readAll(refs)
  const newest = refs.flatMap(({ id, version }) => {
    const latest = editions.get(refText({ id, version }))?.latest ?? version
    return latest > version ? [{ id, version: latest }] : []
  })
  await readAll(newest)
  return editions
}

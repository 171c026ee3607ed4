import type { Edition } from '../edition.ts'
import { type AudienceRef, audienceRefs, refText } from './audience-refs.ts'
import type { ChainStep } from './chain.ts'

/** By `id@version`; null of one that is gone, or closed to the person. */
export type Editions = ReadonlyMap<string, Edition | null>

/** These editions, those that they are made of, and the newest of each. */
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

/** An audience of a composition as it was published. */
export interface ReadSet extends ChainStep {
  edition: Edition | null
  /** Published since. */
  newer: Edition | null
}

export const setsOf = (steps: readonly ChainStep[], editions: Editions): readonly ReadSet[] =>
  steps.map((step) => {
    const edition = editions.get(refText(step)) ?? null
    const { latest = step.version } = edition ?? {}
    const newer = latest > step.version ? editions.get(refText({ id: step.id, version: latest })) : null
    return { ...step, edition, newer: newer ?? null }
  })

/** Audiences that one is made of, by its id. */
export const partsAmong =
  (editions: readonly Edition[]) =>
  (id: string): readonly string[] =>
    editions
      .filter((each) => each.id === id)
      .flatMap(({ expression }) => audienceRefs(expression).map((ref) => ref.id))

import { useRef } from 'react'
import type { Edition } from '../../../domain/audience/edition.ts'
import type { Reference } from '../../../domain/document/definition.ts'
import { RequestError } from '../../bridge/request-json.ts'
import type { Api } from '../../bridge/api-of.ts'
import { useApi } from '../../bridge/use-api.ts'
import { type Resource, useResource } from '../../bridge/use-resource.ts'

export interface PinnedEdition {
  /** Name of the pin. */
  key: string
  id: string
  version: number
  /** Null of one that is gone, or closed to the person. */
  edition: Edition | null
}

/** Editions that a document pins. Each is read once, as it never changes. */
export function useEditions(
  brand: string | null,
  pins: readonly (Reference & { key: string })[],
): Resource<readonly PinnedEdition[]> {
  const audiences = useApi('audiences')
  const kept = useRef(new Map<string, Promise<Edition | null>>())
  const named = pins.map(({ key, id, version = 0 }) => ({ key, id, version }))
  return useResource(brand && `${brand} ${JSON.stringify(named)}`, () =>
    Promise.all(
      named.map(async (pin) => ({
        ...pin,
        edition: await readEdition(audiences, brand!, pin, kept.current),
      })),
    ),
  )
}

/** An edition as the brand may see it, read once as it never changes; null of one that is gone, or closed to the person. */
export function readEdition(
  audiences: Api,
  brand: string,
  { id, version }: Pick<PinnedEdition, 'id' | 'version'>,
  kept: Map<string, Promise<Edition | null>>,
): Promise<Edition | null> {
  const path = `/${brand}/${encodeURIComponent(id)}/${version}`
  const reading =
    kept.get(path) ??
    audiences
      .get<Edition>(path)
      .catch(nullIfClosed)
      .catch((error: unknown) => {
        kept.delete(path) // it is asked for again
        throw error
      })
  kept.set(path, reading)
  return reading
}

/** @throws unknown every error but that of something gone, or closed to the person */
export function nullIfClosed(error: unknown): null {
  if (error instanceof RequestError && (error.status === 404 || error.status === 403)) return null
  throw error
}

import { useMemo } from 'react'
import type { Body } from '../../domain/document/change.ts'
import type { Field, NamedVersion } from '../../domain/document/wire.ts'
import { libraryDifference } from '../../domain/touchpoints/library-difference.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { Library } from './use-library.ts'

const PUBLISHED = /^v\d+$/

/** Every published version of the library, the newest first. */
export function useVersions({ body }: Library): Resource<readonly NamedVersion[]> {
  const { client, document } = useOpenFields()
  const { id } = document.$about.get()
  return useResource(`published ${Number(body['publications'] ?? 0)} of ${id}`, async () => {
    const all = await client.further<readonly NamedVersion[]>(document, 'versions')
    return all.filter(({ name }) => PUBLISHED.test(name))
  })
}

/** Fields of the library in a version; none without one. */
export function useVersionBody(version: number | undefined): Resource<Body> {
  const { client, document } = useOpenFields()
  const { id } = document.$about.get()
  return useResource(version === undefined ? null : `version ${version} of ${id}`, async () => {
    const path = `versions/${version}`
    const { fields } = await client.further<{ fields: Readonly<Record<string, Field>> }>(document, path)
    return bodyOf(fields)
  })
}

/** Number of touchpoints that differ from a version; undefined while that is not known. */
export function useChangesSince(
  { body, whole }: Library,
  version: NamedVersion | undefined,
): number | undefined {
  const { data } = useVersionBody(version?.version)
  return useMemo(() => data && libraryDifference(whole(data), whole(body)).length, [data, whole, body])
}

const bodyOf = (fields: Readonly<Record<string, Field>>): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )

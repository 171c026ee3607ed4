import { useMemo } from 'react'
import type { Body } from '../../domain/document/change.ts'
import type { Field, NamedVersion } from '../../domain/document/wire.ts'
import { libraryDifference } from '../../domain/touchpoints/library-difference.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { Library } from './use-library.ts'

const PUBLISHED = /^v\d+$/

export interface PublishedVersion extends NamedVersion {
  body: Body
}

export interface Versions extends Resource<readonly PublishedVersion[]> {
  /** Touchpoints that differ from the version published last; undefined while that is not known, or there is none. */
  sinceLast: number | undefined
}

/** Every published version of the library, the newest first, with what it said. */
export function useVersions({ body, whole }: Library): Versions {
  const { client, document } = useOpenFields()
  const { id } = document.$about.get()
  const published = useResource(`published ${Number(body['publications'] ?? 0)} of ${id}`, async () => {
    const all = await client.further<readonly NamedVersion[]>(document, 'versions')
    return Promise.all(
      all
        .filter(({ name }) => PUBLISHED.test(name))
        .map(async (version): Promise<PublishedVersion> => {
          const path = `versions/${version.version}`
          const { fields } = await client.further<{ fields: Readonly<Record<string, Field>> }>(document, path)
          return { ...version, body: bodyOf(fields) }
        }),
    )
  })
  const last = published.data?.[0]
  const sinceLast = useMemo(
    () => last && libraryDifference(whole(last.body), whole(body)).length,
    // oxlint-disable-next-line react/exhaustive-deps -- what is inherited comes before versions do
    [last, body],
  )
  return { ...published, sinceLast }
}

const bodyOf = (fields: Readonly<Record<string, Field>>): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )

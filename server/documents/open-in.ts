import { type RawBuilder, sql as raw } from 'kysely'
import type { DocumentKind } from '../api/kit/document-kind.ts'

/** Unfinished work that anybody may go on with, of types that say how far it is. */
export function openIn(brand: string, kinds: readonly DocumentKind[]): RawBuilder<boolean> {
  const counted = kinds.filter(({ definition }) => definition.found?.progress)
  const ways = counted.map(
    ({ definition: { type, statuses } }) =>
      raw`type = ${type} and status = any(${[...statuses.open]}::text[])`,
  )
  return raw<boolean>`(place = ${brand} and (${raw.join([raw`false`, ...ways], raw` or `)}))`
}

import { placeOf, type Place, type ResourceType } from './attribute.ts'
import { type Filter, FilterReader } from './parse-filter.ts'
import { invalidPath } from './scim-error.ts'

/** What an operation of PATCH aims at: an attribute, some of its values, or a part of these. */
export interface Target extends Place {
  filter?: Filter
}

/** Reads `name.givenName`, `emails[type eq "work"].value` and the like. @throws ScimError */
export function parsePath(type: ResourceType, path: string): Target {
  const reader = new FilterReader(path, invalidPath)
  const name = reader.word('An attribute')
  if (!reader.passes('[')) {
    reader.expectEnd()
    return placeOf(type, name, invalidPath)
  }
  const filter = reader.or()
  reader.expect(']')
  const part = reader.isAtEnd ? '' : reader.word('A part of the attribute')
  reader.expectEnd()
  if (part && !part.startsWith('.')) throw invalidPath(`"${part}" is not expected behind the brackets.`)
  const place = placeOf(type, name + part, invalidPath)
  if (!place.attribute.multiValued) throw invalidPath(`${name} has one value only, so no filter chooses one.`)
  return { ...place, filter }
}

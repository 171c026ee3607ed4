import type { Selectable } from 'kysely'
import type { SearchQuery } from '../../../miniapps/domain/search/search-query.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'

/** Who looks for what, and where. */
export interface Asked {
  parts: ApiParts
  agency: Selectable<Database['agency']>
  personId: string
  query: SearchQuery
}

/** Looked at before the best of them are chosen: of a beginning that half of all names have, any will do. */
export const LOOKED_AT = 400

/** `spring-pla` as a text search: `spring:* & pla:*`; empty where no word has a letter. */
export function prefixesOf(words: readonly string[]): string {
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '') // oxlint-disable-line no-misleading-character-class
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ')
}

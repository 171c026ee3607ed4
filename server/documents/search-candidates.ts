import { type RawBuilder, sql as raw } from 'kysely'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { prefixes } from './list-documents.ts'
import { openIn } from './open-in.ts'

/** More words nobody types to find a document. */
const MAX_WORDS = 8

export const wordsOf = (q: string): string[] =>
  q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** What is looked for; without words something else must say what. */
export interface DocumentSearch {
  q: string
  agency: string
  brand: string
  language: string
  /** The person's favourites, then what they made or changed last. */
  mine?: string | undefined
  /** A part of the name of a document's type. */
  type?: string | undefined
  /** Country of its brand. */
  market?: string | undefined
  /** `me`, or a part of the name of who changed it last. */
  owner?: string | undefined
}

interface Asked extends Pick<DocumentSearch, 'agency' | 'brand' | 'mine' | 'owner'> {
  words: readonly string[]
  kinds: readonly DocumentKind[]
  /** Translated titles in the person's language, by the title that the database stores. */
  titles: Readonly<Record<string, string>>
  personId: string
}

/**
 * For a `with`: `candidate` are the documents that match, whoever may read them. Brands are looked at by name only where
 * there is a document, of which there are far fewer than brands in a large agency.
 */
export function searchCandidates(asked: Asked): RawBuilder<unknown> {
  const { words, kinds, agency } = asked
  const ofTypes = raw`type = any(${kinds.map(({ definition }) => definition.type)}::text[])`
  const matching = (condition: RawBuilder<unknown>) =>
    raw`select id, type, place from document where ${ofTypes} and ${condition}`
  const sets = [...words.map((word) => having(word, asked, matching)), ...ownSets(asked, matching)]
  const all = sets.length ? sets : [matching(raw`true`)]
  const called = raw`called as materialized (
    select id, lower(concat_ws(' ', name, client_name, country_code)) as name from workspace
    where id = any(array(select distinct place from document where ${ofTypes}))
      and organisations_id = (select organisations_id from agency where code = ${agency})),`
  return raw`${words.length ? called : raw``}
    candidate as materialized (${raw.join(
      all.map((set) => raw`(${set})`),
      raw` intersect `,
    )})`
}

type Matching = (condition: RawBuilder<unknown>) => RawBuilder<unknown>

/** The word begins one of the document's own, or stands in its title as it is shown, or in what its brand is called. */
function having(word: string, { titles }: Asked, matching: Matching): RawBuilder<unknown> {
  const shown = Object.keys(titles).filter((title) => titles[title]!.toLowerCase().includes(word))
  const ways = [
    matching(raw`to_tsvector('simple', title || ' ' || words) @@ to_tsquery('simple', ${prefixes(word)})`),
    ...(shown.length ? [matching(raw`title = any(${shown}::text[])`)] : []),
    matching(raw`place = any(array(select id from called where strpos(name, ${word}) > 0))`),
  ]
  return raw.join(ways, raw` union all `)
}

function ownSets({ mine, owner, brand, kinds, personId }: Asked, matching: Matching): RawBuilder<unknown>[] {
  const isOwn = raw`${personId} in (updated_by, created_by)`
  const ownOrFavourite = raw`id in (
    select id from document where ${isOwn}
    union all select document_id from document_favourite where person_id = ${personId})`
  return [
    ...(mine ? [matching(raw`(${ownOrFavourite} or ${openIn(brand, kinds)})`)] : []),
    ...(owner === 'me' ? [matching(isOwn)] : []),
  ]
}

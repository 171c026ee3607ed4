import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import type { FoundRow } from '../../miniapps/domain/document/definition.ts'
import { MAX_FOUND_DOCUMENTS } from '../../miniapps/domain/document/limits.ts'
import type { FoundDocument } from '../../miniapps/domain/document/wire.ts'
import { rowOf } from '../../shell/config/app-rows.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { addressOf } from './notices/about-document.ts'
import { openIn } from './open-in.ts'
import { titlesIn } from '../api/kit/titles-in.ts'
import { prefixes } from './list-documents.ts'
import type { placeAccess } from './place-access.ts'

/** More words nobody types to find a document. */
const MAX_WORDS = 8
/** Of which only the newest of each kind is shown. */
const LOOKED_AT = 60

type Places = ReturnType<typeof placeAccess>['places']

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

interface Found extends FoundRow {
  type: string
  place: string
  title: string
  favourite: boolean
  own: boolean
  place_name: string | null
  country: string | null
  by: string
  name: string
  updated_at: Date
}

/**
 * Documents of all types that have every word asked for, in their title or in their brand's name; those of the brand at hand
 * come first. Where one's own are asked for no word is needed: all favourites come first, then the newest.
 */
export async function findDocuments(
  sql: Kysely<Database>,
  kinds: readonly DocumentKind[],
  places: Places,
  personId: string,
  { q, agency, brand, language, mine, type, market, owner }: DocumentSearch,
): Promise<FoundDocument[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const searched = kinds.filter(
    ({ definition }) => definition.found && (!type || definition.type.includes(type)),
  )
  const isOwn = owner === 'me'
  if ((!words.length && !mine && !isOwn && !type && !market && !owner) || !searched.length) return []
  const titles = titlesIn(searched, language)
  const title = raw<string>`coalesce(${JSON.stringify(titles)}::jsonb ->> title, title)`
  const { rows } = await raw<Found>`
    with candidate as materialized (select id, place from document where ${raw.join(
      [
        raw`type = any(${searched.map(({ definition }) => definition.type)}::text[])`,
        ...(mine ? [raw`(${ownOrFavourite(personId)} or ${openIn(brand, searched)})`] : []),
        ...(isOwn ? [raw`${personId} in (updated_by, created_by)`] : []),
        ...words.map((word) => has(word, titles)),
      ],
      raw` and `,
    )})
    select document.id, document.type, place, document.status, columns, ${title} as title,
      favourite.person_id is not null as favourite,
      ${personId} in (document.updated_by, document.created_by) as own,
      coalesce(workspace.name, agency.name) as place_name, country_code as country,
      document.updated_by as by, trim(firstname || ' ' || lastname) as name, document.updated_at
    from document
      left join workspace on workspace.id = place
      left join agency on agency.code = place
      join person on person.id = document.updated_by
      left join document_favourite as favourite
        on favourite.document_id = document.id and favourite.person_id = ${personId}
    where ${raw.join(
      [
        raw`document.id in (select id from candidate)`,
        ...(market ? [raw`country_code = ${market}`] : []),
        ...(owner && !isOwn ? [raw`strpos(lower(firstname || ' ' || lastname), ${owner}) > 0`] : []),
      ],
      raw` and `,
    )}
      and ${visibleIn(searched, { places, personId, agency })}
    order by ${mine ? inTurns(personId) : raw`place = ${brand} desc`}, document.updated_at desc, document.id
    limit ${LOOKED_AT}`.execute(sql)
  const ordered = mine ? rows.toSorted((one, other) => turnOf(one) - turnOf(other)) : rows
  const found = newestOnly(ordered, searched)
  const favourites = mine ? found.filter(({ row }) => row.favourite).length : 0
  return found.slice(0, favourites + MAX_FOUND_DOCUMENTS).map(({ row, kind }) => toFound(row, kind, brand))
}

const turnOf = ({ favourite, own }: Found) => (favourite ? 0 : own ? 1 : 2)

/** However many favourites there are, the newest of one's own and of the others are among what is looked at. */
const inTurns = (personId: string) => raw`row_number() over (
  partition by favourite.person_id is null, ${personId} in (document.updated_by, document.created_by)
  order by document.updated_at desc, document.id)`

function ownOrFavourite(personId: string): RawBuilder<boolean> {
  return raw<boolean>`document.id in (
    select id from document where ${personId} in (updated_by, created_by)
    union all select document_id from document_favourite where person_id = ${personId})`
}

/** The word begins one of the document's own, or stands in its title as it is shown, or in what its brand is called. */
function has(word: string, titles: Readonly<Record<string, string>>): RawBuilder<boolean> {
  const shown = Object.keys(titles).filter((title) => titles[title]!.toLowerCase().includes(word))
  return raw<boolean>`document.id in (
    select id from document
      where to_tsvector('simple', title || ' ' || words) @@ to_tsquery('simple', ${prefixes(word)})
    union all select id from document where title = any(${shown}::text[])
    union all select document.id from document join workspace on workspace.id = place
      where strpos(lower(concat_ws(' ', workspace.name, client_name, country_code)), ${word}) > 0)`
}

interface Asked {
  places: Places
  personId: string
  agency: string
}

/** Types whose apps ask the same of a person share one look at the places. */
function visibleIn(kinds: readonly DocumentKind[], asked: Asked): RawBuilder<boolean> {
  const alike = new Map<string, DocumentKind[]>()
  for (const kind of kinds) {
    const { app, belongsTo } = kind.definition
    const key = JSON.stringify([belongsTo, rowOf(app)?.needs])
    alike.set(key, [...(alike.get(key) ?? []), kind])
  }
  const each = [...alike.values()].map((group) => {
    const types = group.map(({ definition }) => definition.type)
    const isOpen = raw`${inPlaces(group[0]!.definition, asked)} and ${notClosed(group, asked.personId)}`
    return raw`document.type = any(${types}::text[]) and ${isOpen}`
  })
  return raw<boolean>`((${raw.join(each, raw`) or (`)}))`
}

function notClosed(kinds: readonly DocumentKind[], personId: string): RawBuilder<boolean> {
  const conditions = kinds.flatMap(({ closed }) => (closed ? [raw`not ${closed.to(personId)}`] : []))
  return raw`${raw.join([raw`true`, ...conditions], raw` and `)}`
}

function inPlaces(definition: DocumentKind['definition'], { places, personId, agency }: Asked) {
  // asked of the places of what was found alone: somebody may have ten thousand brands
  const open = raw`select id from (${places(definition, personId)}) as open
    where id in (select place from candidate)`
  switch (definition.belongsTo) {
    case 'person':
      return raw`place = ${personId}`
    case 'agency':
      return raw`place = ${agency} and place in (${open})`
    case 'brand':
      return raw`workspace.organisations_id = (select organisations_id from agency where code = ${agency})
        and place in (${open})`
  }
}

function newestOnly(rows: readonly Found[], kinds: readonly DocumentKind[]) {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const kind = kinds.find(({ definition }) => definition.type === row.type)!
    if (kind.definition.statuses.hidden?.includes(row.status)) return []
    const alike = `${row.type} ${row.place} ${kind.definition.found!.newestOf?.(row) ?? row.id}`
    if (seen.has(alike)) return []
    seen.add(alike)
    return [{ row, kind }]
  })
}

function toFound(row: Found, { definition }: DocumentKind, brand: string): FoundDocument {
  return {
    id: row.id,
    type: row.type,
    ...addressOf({ definition }, row, brand),
    title: row.title,
    favourite: row.favourite,
    place: row.place_name === null ? null : { name: row.place_name, country: row.country },
    progress: (definition.statuses.open.includes(row.status) && definition.found?.progress?.(row)) || null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: { id: row.by, name: row.name },
  }
}

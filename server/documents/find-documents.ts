import { type RawBuilder, sql as raw } from 'kysely'
import type { FoundRow } from '../../miniapps/domain/document/definition.ts'
import { MAX_FOUND_DOCUMENTS } from '../../miniapps/domain/document/limits.ts'
import type { FoundDocument } from '../../miniapps/domain/document/wire.ts'
import { rowOf } from '../../shell/config/app-rows.ts'
import type { ApiParts } from '../api/kit/api-environment.ts'
import type { AskedBy } from '../api/kit/kept.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { addressOf } from './notices/about-document.ts'
import { titlesIn } from '../api/kit/titles-in.ts'
import { placeAccess } from './place-access.ts'
import { type DocumentSearch, searchCandidates, wordsOf } from './search-candidates.ts'

/** Of which only the newest of each kind is shown. */
const LOOKED_AT = 60

interface Found extends FoundRow {
  type: string
  place: string
  title: string
  favourite: boolean
  own: boolean
  /** Where it is a brand's. */
  of_brand: string | null
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
  parts: ApiParts,
  kinds: readonly DocumentKind[],
  by: AskedBy,
  { q, agency, brand, language, mine, type, market, owner }: DocumentSearch,
): Promise<FoundDocument[]> {
  const { personId } = by
  const words = wordsOf(q)
  const searched = kinds.filter(
    ({ definition }) => definition.found && (!type || definition.type.includes(type)),
  )
  const isOwn = owner === 'me'
  if ((!words.length && !mine && !isOwn && !type && !market && !owner) || !searched.length) return []
  const titles = titlesIn(searched, language)
  const title = raw<string>`coalesce(${JSON.stringify(titles)}::jsonb ->> title, title)`
  const wanted = { words, kinds: searched, titles, personId, agency, brand, mine, owner }
  const candidates = searchCandidates(wanted)
  const { rows } = await raw<Found>`
    with ${candidates}
    select document.id, document.type, place, document.status, columns, ${title} as title,
      favourite.person_id is not null as favourite,
      ${personId} in (document.updated_by, document.created_by) as own,
      workspace.id as of_brand, coalesce(workspace.name, agency.name) as place_name, country_code as country,
      document.updated_by as by, trim(firstname || ' ' || lastname) as name, document.updated_at
    from document
      left join workspace on workspace.id = place
      left join agency on agency.code = place
      join person on person.id = document.updated_by
      left join document_favourite as favourite
        on favourite.document_id = document.id and favourite.person_id = ${personId}
    where ${await inOpenPlaces(parts, searched, by, candidates)}
      and (workspace.id is null
        or workspace.organisations_id = (select organisations_id from agency where code = ${agency}))
      and (agency.code is null or agency.code = ${agency})
      and ${notClosed(searched, personId)}
      and ${market ? raw`country_code = ${market}` : raw`true`}
      and ${owner && !isOwn ? raw`strpos(lower(firstname || ' ' || lastname), ${owner}) > 0` : raw`true`}
    order by ${mine ? inTurns(personId) : raw`place = ${brand} desc`}, document.updated_at desc, document.id
    limit ${LOOKED_AT}`.execute(parts.sql)
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

/** Types whose apps ask the same of a person share one look at the places. */
async function inOpenPlaces(
  parts: ApiParts,
  kinds: readonly DocumentKind[],
  by: AskedBy,
  candidates: RawBuilder<unknown>,
): Promise<RawBuilder<boolean>> {
  const { openAmong } = placeAccess(parts)
  let found: Promise<readonly string[]> | undefined
  const ofCandidates = () => (found ??= placesOf(parts, candidates))
  const alike = new Map<string, DocumentKind[]>()
  for (const kind of kinds) {
    const { app, readers = [], belongsTo, permissions } = kind.definition
    const needs = [app, ...readers].map((each) => rowOf(each)?.needs)
    const key = JSON.stringify([belongsTo, permissions, needs])
    alike.set(key, [...(alike.get(key) ?? []), kind])
  }
  const ways = [...alike.values()].map(async (group) => {
    const types = group.map(({ definition }) => definition.type)
    const open = await openAmong(parts.kept, by, group[0]!.definition, ofCandidates)
    return raw`(type = any(${types}::text[]) and place = any(${open}::text[]))`
  })
  return raw<boolean>`document.id = any(array(select id from candidate
    where ${raw.join(await Promise.all(ways), raw` or `)}))`
}

async function placesOf({ sql }: ApiParts, candidates: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await raw<{
    place: string
  }>`with ${candidates} select distinct place from candidate`.execute(sql)
  return rows.map(({ place }) => place)
}

function notClosed(kinds: readonly DocumentKind[], personId: string): RawBuilder<boolean> {
  const conditions = kinds.flatMap(({ definition, closed }) =>
    closed ? [raw`not (document.type = ${definition.type} and ${closed.to(personId)})`] : [],
  )
  return raw<boolean>`${raw.join([raw`true`, ...conditions], raw` and `)}`
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
    ...addressOf({ definition }, row, row.of_brand ?? brand),
    title: row.title,
    favourite: row.favourite,
    place: row.place_name === null ? null : { name: row.place_name, country: row.country },
    progress: (definition.statuses.open.includes(row.status) && definition.found?.progress?.(row)) || null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: { id: row.by, name: row.name },
  }
}

import { type Kysely, sql as raw } from 'kysely'
import type { Reference } from '../../miniapps/domain/document/definition.ts'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { ReferencedDocument, References, SettledVersion } from '../../miniapps/domain/document/wire.ts'
import type { ApiContext } from '../api/kit/api-environment.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { Refusal } from '../api/kit/refusal.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentsWorld } from './documents-world.ts'
import { addressIn } from './notices/about-document.ts'
import { placeAccess } from './place-access.ts'
import { bodyOf, DOCUMENT_COLUMNS, type DocumentLine } from './stored-document.ts'

/** Documents that one came from and that were made of it, as far as the caller may know of them. */
export async function referencesOf(
  world: DocumentsWorld,
  context: ApiContext,
  kind: DocumentKind,
  line: DocumentLine,
): Promise<References> {
  const named = kind.definition.references?.(bodyOf(line.fields)) ?? []
  const above = await linesOf(world.sql, raw<boolean>`id = any(${named.map(({ id }) => id)}::text[])`)
  const self = `${line.type}:${line.id}`
  const below = await linesOf(
    world.sql,
    raw<boolean>`made_from @> ${[self]}::text[] and ${inOpenPlaces(world)}`,
  )
  const isPlain = await sharedWith(world.sql, line)
  return {
    from: await told(world, context, above, isPlain, (each) => named.find(({ id }) => id === each.id)),
    to: await told(
      world,
      context,
      below,
      () => false,
      (each, { definition }) =>
        definition.references?.(bodyOf(each.fields)).find(({ type, id }) => `${type}:${id}` === self),
    ),
  }
}

/** Asked by the query: of the newest of all clients, few may be ones that the caller may know of. */
function inOpenPlaces(world: DocumentsWorld) {
  const { places } = placeAccess(world)
  const ways = world.kinds
    .filter(({ definition }) => definition.references)
    .map(({ definition }) => {
      const { type, belongsTo } = definition
      const isOpen =
        belongsTo === 'person'
          ? raw`place = ${world.person.id}`
          : raw`place in (select id from (${places(definition, world.person.id)}) as open)`
      return raw`(type = ${type} and ${isOpen})`
    })
  return raw<boolean>`(${raw.join([raw`false`, ...ways], raw` or `)})`
}

const linesOf = (sql: Kysely<Database>, where: ReturnType<typeof raw<boolean>>): Promise<DocumentLine[]> =>
  sql
    .selectFrom('document')
    .select(DOCUMENT_COLUMNS)
    .where(where)
    .orderBy('updated_at', 'desc')
    .limit(MAX_LIST_LENGTH)
    .execute()

/** An agency's own curves and libraries are no secret of a client: whoever reads what was made with one learns its name. */
async function sharedWith(sql: Kysely<Database>, { place }: DocumentLine) {
  const agencies = await sql
    .selectFrom('agency')
    .leftJoin('workspace', 'workspace.organisations_id', 'agency.organisations_id')
    .where((is) => is.or([is('workspace.id', '=', place), is('code', '=', place)]))
    .select('code')
    .distinct()
    .execute()
  const places = new Set([place, ...agencies.map(({ code }) => code)])
  return (each: DocumentLine) => places.has(each.place)
}

async function told(
  world: DocumentsWorld,
  context: ApiContext,
  lines: readonly DocumentLine[],
  isPlain: (line: DocumentLine) => boolean,
  referenceOf: (line: DocumentLine, kind: DocumentKind) => Reference | undefined,
): Promise<ReferencedDocument[]> {
  const found: ReferencedDocument[] = []
  for (const line of lines) {
    const kind = world.kinds.find(({ definition }) => definition.type === line.type)
    if (!kind || kind.definition.statuses.hidden?.includes(line.status)) continue
    const isOpen = await mayOpen(world, context, kind, line)
    if (!isOpen && !isPlain(line)) continue
    const { id, type, title, status } = line
    const path = isOpen ? await addressIn(world.sql, kind, line) : null
    const version = referenceOf(line, kind)?.version ?? null
    const versions = await settledVersions(world.sql, kind, line)
    const pinned = versions.find((each) => each.version === version)
    found.push({
      type,
      id,
      title,
      status,
      path,
      version,
      name: pinned?.name ?? null,
      newest: versions[0] ?? null,
    })
  }
  return found
}

async function mayOpen(world: DocumentsWorld, context: ApiContext, kind: DocumentKind, line: DocumentLine) {
  try {
    await world.open.mayWorkIn(kind.definition, line.place, context)
    await world.open.mayOpen(kind, line.id, context)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Versions that count for others, the newest first; of a type that settles none, the document as it is. */
async function settledVersions(
  sql: Kysely<Database>,
  { definition: { settled } }: DocumentKind,
  { id, version }: DocumentLine,
): Promise<SettledVersion[]> {
  if (!settled) return [{ version, name: null }]
  const rows = await sql
    .selectFrom('document_change')
    .select(['version', 'value'])
    .where('document_id', '=', id)
    .where('path', '=', settled.count)
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    version: settled.pinnedBy === 'count' ? Number(row.value) : row.version,
    name: `v${Number(row.value)}`,
  }))
}

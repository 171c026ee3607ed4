import type { Body } from '../../miniapps/domain/document/change.ts'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import { pinPath } from '../../miniapps/domain/document/pin.ts'
import type { BrandWorld } from '../api/kit/brand-world.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { Refusal } from '../api/kit/refusal.ts'
import { createDocument } from './create-document.ts'
import { placeAccess, writable } from './place-access.ts'
import { bodyOf } from './stored-document.ts'

/** A document that another is made from, in which statuses that may be, and the name of the pin that then holds it. */
export interface MadeFrom {
  of: DocumentDefinition<null>
  id: string
  statuses: readonly string[]
  pin: string
  missing(): Refusal
  early(): Refusal
}

/**
 * Makes a document of a brand from another one, and pins that; answers the one that has the id already.
 * @param into id and fields of what is made, of the source as it is
 * @throws Refusal for somebody who may not read the one or make the other, and for a source that is not there or not ready
 */
export async function makeFrom(
  world: BrandWorld,
  kind: DocumentKind,
  { of, id, statuses, pin, missing, early }: MadeFrom,
  into: (source: { id: string; body: Body }) => Promise<{ id: string; fields: Body }>,
): Promise<{ id: string; created: boolean }> {
  const { sql, person, brandId } = world
  const access = placeAccess(world)
  await access.check(of, brandId, person.id)
  await access.check(writable(kind.definition), brandId, person.id)
  const source = await sql
    .selectFrom('document')
    .select(['status', 'version', 'fields'])
    .where('id', '=', id)
    .where('type', '=', of.type)
    .where('place', '=', brandId)
    .executeTakeFirst()
  if (!source || of.statuses.hidden?.includes(source.status)) throw missing()
  if (!statuses.includes(source.status)) throw early()
  const made = await into({ id, body: bodyOf(source.fields) })
  const pinned = { [pinPath(pin)]: { type: of.type, id, version: source.version } }
  const document = { id: made.id, place: brandId, fields: { ...made.fields, ...pinned } }
  const { line, created } = await createDocument(sql, kind, document, person.id)
  return { id: line.id, created }
}

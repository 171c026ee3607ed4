import type { ApiContext } from '../../api/kit/api-environment.ts'
import { askedBy } from '../../api/kit/kept-answer.ts'
import { MAX_PATCH_BYTES } from '../../../miniapps/domain/document/limits.ts'
import { check, readJson } from '../../api/kit/read-json.ts'
import { actOnDocument, actionRule } from '../act-on-document.ts'
import { createDocument } from '../create-document.ts'
import { mustBePinnable } from '../must-be-pinnable.ts'
import { type DocumentsWorld, type OfDocuments, wholeNumber } from '../documents-world.ts'
import { type Favourite, markFavourite, unmarkFavourite } from '../favourites.ts'
import { findDocuments } from '../find-documents.ts'
import { historyOf } from '../history-of.ts'
import { tellOfDocument } from '../document-news.ts'
import {
  actionInput,
  findQuery,
  isPage,
  listQuery,
  newDocumentInput,
  patchInput,
  presenceInput,
} from '../input.ts'
import { listDocuments } from '../list-documents.ts'
import { patchDocument } from '../patch-document.ts'
import { referencesOf } from '../references.ts'
import { permissionFor } from '../permission-for.ts'
import { rowsAsJson, withRows } from '../sheet-rows.ts'
import { toDocument } from '../stored-document.ts'
import { streamDocument } from '../stream-document.ts'

/** Over all types that the caller may read. */
export const findAll: OfDocuments = async (world, context) => {
  const query = check(findQuery, context.req.query(), 'query')
  return { data: await findDocuments(world, world.kinds, askedBy(context), query) }
}
findAll.takes = { query: findQuery }

export const listOfType: OfDocuments = async ({ sql, open, person }, context) => {
  const kind = open.kindOf(context)
  const { place, status, having, ...one } = context.req.queries() as Record<string, string[] | undefined>
  const single = Object.fromEntries(Object.entries(one).map(([name, all]) => [name, all?.[0]]))
  const query = check(listQuery, { place, status, having, ...single }, 'query')
  const places = { places: open.places, open: await open.placesOpenTo(kind.definition, context) }
  const json = await listDocuments(sql, kind, places, person.id, query)
  return context.body(json, 200, { 'content-type': 'application/json' })
}
listOfType.takes = { query: listQuery }

export const createOne: OfDocuments = async (world, context) => {
  const { sql, open, person } = world
  const kind = open.kindOf(context)
  const input = await readJson(context, newDocumentInput)
  await open.mayWriteIn(kind.definition, input.place, context, input.fields)
  const set = Object.entries(input.fields).map(([path, value]) => ({ path, value }))
  await mustBePinnable(world, kind, set, { place: input.place, by: person.id })
  const { line, created } = await createDocument(sql, kind, input, person.id)
  await open.mayOpen(kind, line.id, context)
  return context.json({ data: await toDocument(sql, line) }, created ? 201 : 200)
}
createOne.takes = { body: newDocumentInput }

export const read: OfDocuments = async ({ sql, open }, context) => {
  const { kind, line } = await open.documentOf(context)
  const data = await toDocument(sql, line)
  return kind.definition.sheet ? withRows(context, data, await rowsAsJson(sql, line.id)) : { data }
}

export const patch: OfDocuments = async (world, context) => {
  const { kind, ...found } = await world.open.documentOf(context)
  const { changes } = await readJson(context, patchInput, MAX_PATCH_BYTES)
  const set = Object.fromEntries(changes.map(({ path, value }) => [path, value]))
  await world.open.mayChange(kind, found.line, context, set)
  return { data: await patchDocument(world, kind, found, changes, world.person) }
}
patch.takes = { body: patchInput }

export const act: OfDocuments = async (world, context) => {
  const { open, sql, person } = world
  const { kind, line } = await open.documentOf(context)
  const input = await readJson(context, actionInput)
  await open.mayChange(kind, line, context)
  const rule = actionRule(kind, input.action)
  const bySize = await permissionFor(sql, kind, line, rule)
  await open.mayWorkIn(kind.definition, line.place, context, rule.permission, bySize)
  const seen = input.seen ?? (rule.permissionFor ? line.version : undefined)
  const after = await actOnDocument(world, kind, line.id, { ...input, ...(seen && { seen }) }, person.id)
  return { data: await toDocument(sql, after) }
}
act.takes = { body: actionInput }

/** Changes as they happen, and who else is there. */
export const follow: OfDocuments = async ({ sql, open, feeds, person }, context) => {
  const { line } = await open.documentOf(context)
  const page = context.req.query('page') ?? ''
  return streamDocument(context, sql, feeds, {
    documentId: line.id,
    person: { id: person.id, name: nameOf(person), page: isPage(page) ? page : crypto.randomUUID() },
    mayStill: () => open.mayStill(context),
    since: wholeNumber(context.req.query('since')),
  })
}

/** Tells those who follow the document in which field the person is. */
export const stand: OfDocuments = async ({ sql, open, person }, context) => {
  const { line } = await open.documentOf(context)
  const { page, at } = await readJson(context, presenceInput)
  await tellOfDocument(sql, {
    kind: 'here',
    document: line.id,
    person: { id: person.id, name: nameOf(person), page, at },
  })
  return { data: { at } }
}
stand.takes = { body: presenceInput }

const nameOf = ({ firstname, lastname }: DocumentsWorld['person']) => `${firstname} ${lastname}`.trim()

export const listHistory: OfDocuments = async ({ sql, open }, context) => {
  const { line } = await open.documentOf(context)
  return historyOf(sql, line.id, context.req.query())
}

export const listReferences: OfDocuments = async (world, context) => {
  const { kind, line } = await world.open.documentOf(context)
  return { data: await referencesOf(world, context, kind, line) }
}

export const mark: OfDocuments = async (world, context) => {
  await markFavourite(world.sql, await favouriteOf(world, context))
  return { data: { favourite: true } }
}

export const unmark: OfDocuments = async (world, context) => {
  await unmarkFavourite(world.sql, await favouriteOf(world, context))
  return { data: { favourite: false } }
}

const favouriteOf = async ({ open, person }: DocumentsWorld, context: ApiContext): Promise<Favourite> => ({
  person_id: person.id,
  document_id: (await open.documentOf(context)).line.id,
})

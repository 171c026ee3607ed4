import { Hono } from 'hono'
import { check, readJson } from '../api/kit/read-json.ts'
import { askedBy } from '../api/kit/kept-answer.ts'
import type { ApiContext, ApiEnvironment, ApiParts } from '../api/kit/api-environment.ts'
import { Refusal } from '../api/kit/refusal.ts'
import { actionRule, actOnDocument } from './act-on-document.ts'
import { addComment, changeComment, commentsOf, removeComment } from './comments.ts'
import { createDocument } from './create-document.ts'
import type { DocumentFeed } from './document-feed.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { LiveFeed } from '../live/live-feed.ts'
import type { FileStores } from '../files/file-stores.ts'
import { type Favourite, markFavourite, unmarkFavourite } from './favourites.ts'
import { filesApi } from './files/files-api.ts'
import { findDocuments } from './find-documents.ts'
import { historyOf } from './history-of.ts'
import {
  actionInput,
  changedCommentInput,
  commentInput,
  findQuery,
  listQuery,
  newDocumentInput,
  patchInput,
  versionInput,
} from './input.ts'
import { listDocuments } from './list-documents.ts'
import { fieldsOfVersion, namedVersions, nameVersion } from './named-versions.ts'
import { tellOfComment } from './notices/tell-of-comment.ts'
import { openDocuments } from './open-documents.ts'
import { whoCanBeNamed } from './notices/who-can-be-named.ts'
import { patchDocument } from './patch-document.ts'
import { toDocument } from './stored-document.ts'
import { streamDocument } from './stream-document.ts'

/** Below `/api/documents`: the calls that miniapps/domain/document/wire.ts lists. */
export function documentsApi(
  parts: ApiParts,
  kinds: readonly DocumentKind[],
  feeds: { feed: DocumentFeed; live: LiveFeed },
  files: FileStores,
) {
  const { sql } = parts
  const open = openDocuments(parts, kinds)
  const { kindOf, mayWorkIn, mayOpen, mayChange, documentOf, places, placesOpenTo } = open
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const kind = kindOf(context)
    const { place, status, ...one } = context.req.queries() as Record<string, string[] | undefined>
    const query = check(
      listQuery,
      { place, status, ...Object.fromEntries(Object.entries(one).map(([name, all]) => [name, all?.[0]])) },
      'query',
    )
    const open = await placesOpenTo(kind.definition, context)
    const json = await listDocuments(sql, kind, { places, open }, context.get('person').id, query)
    return context.body(json, 200, { 'content-type': 'application/json' })
  })

  api.post('/', async (context) => {
    const kind = kindOf(context)
    const input = await readJson(context, newDocumentInput)
    await mayWorkIn(kind.definition, input.place, context)
    const { line, created } = await createDocument(sql, kind, input, context.get('person').id)
    await mayOpen(kind, line.id, context)
    return context.json({ data: await toDocument(sql, line) }, created ? 201 : 200)
  })

  api.get('/:id', async (context) => {
    const { line } = await documentOf(context)
    return context.json({ data: await toDocument(sql, line) })
  })

  api.patch('/:id', async (context) => {
    const { kind, ...found } = await documentOf(context)
    await mayChange(kind, found.line, context)
    const { changes } = await readJson(context, patchInput)
    return context.json({ data: await patchDocument(parts, kind, found, changes, context.get('person')) })
  })

  api.post('/:id/actions', async (context) => {
    const { kind, line } = await documentOf(context)
    const input = await readJson(context, actionInput)
    await mayChange(kind, line, context)
    await mayWorkIn(kind.definition, line.place, context, actionRule(kind, input.action).permission)
    const after = await actOnDocument(parts, kind, line.id, input, context.get('person').id)
    return context.json({ data: await toDocument(sql, after) })
  })

  api.get('/:id/stream', async (context) => {
    const { line } = await documentOf(context)
    const { id, firstname, lastname } = context.get('person')
    const person = { id, name: `${firstname} ${lastname}`.trim(), page: crypto.randomUUID() }
    return streamDocument(context, sql, feeds, {
      documentId: line.id,
      person,
      mayStill: () => open.mayStill(context),
      since: wholeNumber(context.req.query('since')),
    })
  })

  api.get('/:id/history', async (context) => {
    const { line } = await documentOf(context)
    return context.json({ data: await historyOf(sql, line.id, context.req.query('before')) })
  })

  api.get('/:id/versions', async (context) =>
    context.json({ data: await namedVersions(sql, (await documentOf(context)).line.id) }),
  )

  api.post('/:id/versions', async (context) => {
    const { kind, line } = await documentOf(context)
    await mayChange(kind, line, context)
    await nameVersion(sql, line.id, (await readJson(context, versionInput)).name, context.get('person').id)
    return context.json({ data: await namedVersions(sql, line.id) }, 201)
  })

  api.get('/:id/versions/:version', async (context) => {
    const { line } = await documentOf(context)
    return context.json({
      data: { fields: await fieldsOfVersion(sql, line.id, wholeNumber(context.req.param('version'))) },
    })
  })

  api.get('/:id/comments', async (context) =>
    context.json({ data: await commentsOf(sql, (await documentOf(context)).line.id) }),
  )

  /** Whoever may not comment may still read what others say. */
  const commentedOn = async (context: ApiContext) => {
    const { kind, line } = await documentOf(context)
    const { commentPermission } = kind.definition
    if (commentPermission) await mayWorkIn(kind.definition, line.place, context, commentPermission)
    return { kind, line, id: line.id, person: context.get('person').id }
  }

  api.get('/:id/people', async (context) => {
    const { kind, line, person } = await commentedOn(context)
    const text = context.req.query('q')?.trimEnd() ?? ''
    return context.json({ data: await whoCanBeNamed(parts, kind, line, text, person) })
  })

  api.post('/:id/comments', async (context) => {
    const { kind, line, id, person } = await commentedOn(context)
    const comment = await readJson(context, commentInput)
    await sql.transaction().execute(async (adding) => {
      if (await addComment(adding, id, comment, person))
        await tellOfComment(adding, parts, kind, line, { text: comment.text, by: person })
    })
    return context.json({ data: await commentsOf(sql, id) }, 201)
  })

  api.patch('/:id/comments/:comment', async (context) => {
    const { id, person } = await commentedOn(context)
    const change = await readJson(context, changedCommentInput)
    await changeComment(sql, id, context.req.param('comment'), change, person)
    return context.json({ data: await commentsOf(sql, id) })
  })

  api.delete('/:id/comments/:comment', async (context) => {
    const { id, person } = await commentedOn(context)
    await removeComment(sql, id, context.req.param('comment'), person)
    return context.json({ data: await commentsOf(sql, id) })
  })

  const favouriteOf = async (context: ApiContext): Promise<Favourite> => ({
    person_id: context.get('person').id,
    document_id: (await documentOf(context)).line.id,
  })

  api.put('/:id/favourite', async (context) => {
    await markFavourite(sql, await favouriteOf(context))
    return context.json({ favourite: true })
  })

  api.delete('/:id/favourite', async (context) => {
    await unmarkFavourite(sql, await favouriteOf(context))
    return context.json({ favourite: false })
  })

  api.route('/:id/files', filesApi(sql, open, files))

  const all = new Hono<ApiEnvironment>()
  all.get('/', async (context) => {
    const query = check(findQuery, context.req.query(), 'query')
    return context.json({ data: await findDocuments(parts, kinds, askedBy(context), query) })
  })
  return all.route('/:type', api)
}

function wholeNumber(text = '0'): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal('version-not-whole')
  return Number(text)
}

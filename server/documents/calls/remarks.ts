import type { ApiContext } from '../../api/kit/api-environment.ts'
import { readJson } from '../../api/kit/read-json.ts'
import { created, type Handler } from '../../api/kit/routes.ts'
import { addComment, changeComment, commentsOf, removeComment } from '../comments.ts'
import type { DocumentsWorld, OfDocuments } from '../documents-world.ts'
import { changedCommentInput, commentInput } from '../input.ts'
import { tellOfComment } from '../notices/tell-of-comment.ts'
import { whoCanBeNamed } from '../notices/who-can-be-named.ts'

type OfComment = Handler<DocumentsWorld, 'comment'>

/** Reading comments needs no right to comment. */
export const listComments: OfDocuments = async ({ sql, open }, context) => ({
  data: await commentsOf(sql, (await open.documentOf(context)).line.id),
})

/** Whom a comment can name. */
export const listNameable: OfDocuments = async (world, context) => {
  const { kind, line } = await commentedOn(world, context)
  const text = context.req.query('q')?.trimEnd() ?? ''
  return { data: await whoCanBeNamed(world, kind, line, text, world.person.id) }
}

export const addTo: OfDocuments = async (world, context) => {
  const { sql, person } = world
  const { kind, line } = await commentedOn(world, context)
  const comment = await readJson(context, commentInput)
  await sql.transaction().execute(async (adding) => {
    if (await addComment(adding, line.id, comment, person.id))
      await tellOfComment(adding, world, kind, line, { text: comment.text, by: person.id })
  })
  return created(context, { data: await commentsOf(sql, line.id) })
}
addTo.takes = { body: commentInput }

export const rewrite: OfComment = async (world, context, { comment }) => {
  const { line } = await commentedOn(world, context)
  const change = await readJson(context, changedCommentInput)
  await changeComment(world.sql, line.id, comment, change, world.person.id)
  return { data: await commentsOf(world.sql, line.id) }
}
rewrite.takes = { body: changedCommentInput }

export const removeOne: OfComment = async (world, context, { comment }) => {
  const { line } = await commentedOn(world, context)
  await removeComment(world.sql, line.id, comment, world.person.id)
  return { data: await commentsOf(world.sql, line.id) }
}

async function commentedOn({ open }: DocumentsWorld, context: ApiContext) {
  const { kind, line } = await open.documentOf(context)
  const { commentPermission } = kind.definition
  if (commentPermission) await open.mayWorkIn(kind.definition, line.place, context, commentPermission)
  return { kind, line }
}

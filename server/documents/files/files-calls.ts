import { sql as raw } from 'kysely'
import { MAX_FILE_BYTES } from '../../../miniapps/domain/document/limits.ts'
import { readBytes } from '../../api/kit/read-bytes.ts'
import { check } from '../../api/kit/read-json.ts'
import { refusal } from '../refusals.ts'
import { created, type Handler } from '../../api/kit/routes.ts'
import type { DocumentsWorld, OfDocuments } from '../documents-world.ts'
import { fileQuery } from '../input.ts'
import { etagOf, fileAnswer } from './give-file.ts'
import { checkField, takeFile } from './take-file.ts'

/** A body that sends nothing for so long is given up. */
const UPLOAD_STALL_MS = 30_000

/** Takes a file for a field of a document that the caller may change. */
export const takeUpload: OfDocuments = async ({ sql, open, files, slots, person }, context) => {
  const { kind, line } = await open.documentOf(context)
  await open.mayChange(kind, line, context)
  const { path, name } = check(fileQuery, context.req.query(), 'query')
  checkField(kind, line, path)
  const free = slots.take(person.id)
  try {
    const tooLarge = () => refusal('file-too-large', { most: MAX_FILE_BYTES / 2 ** 20 })
    const bytes = await readBytes(context.req.raw.body, MAX_FILE_BYTES, tooLarge, UPLOAD_STALL_MS)
    const type = context.req.header('content-type') ?? ''
    const data = await takeFile(sql, files.current, line.id, { path, name, type, bytes }, person.id)
    return created(context, { data })
  } finally {
    free()
  }
}
takeUpload.takes = { query: fileQuery }

export const giveFile: Handler<DocumentsWorld, 'file'> = async (world, context, { file: id }) => {
  const { sql, open, files, person } = world
  const { kind, line } = await open.documentOf(context)
  const file = await sql
    .selectFrom('document_file')
    .innerJoin('document', 'document.id', 'document_file.document_id')
    .selectAll('document_file')
    .where('document_file.id', '=', id)
    .where('document.type', '=', line.type)
    .where('document.place', '=', line.place)
    .$if(kind.closed !== undefined, (all) => all.where(raw<boolean>`not ${kind.closed!.to(person.id)}`))
    .executeTakeFirst()
  if (!file) throw refusal('file-not-found', { file: id })
  const isHeld = context.req.header('if-none-match') === etagOf(file.sha256)
  return fileAnswer(file, isHeld ? null : await files.of(file.store).read(id))
}

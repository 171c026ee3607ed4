import { Hono } from 'hono'
import { type Kysely, sql as raw } from 'kysely'
import { MAX_FILE_BYTES } from '../../../miniapps/domain/document/limits.ts'
import type { ApiEnvironment } from '../../api/kit/api-environment.ts'
import { readBytes } from '../../api/kit/read-bytes.ts'
import { check } from '../../api/kit/read-json.ts'
import { Refusal } from '../../api/kit/refusal.ts'
import type { Database } from '../../db/schema.ts'
import type { FileStores } from '../../files/file-stores.ts'
import { fileQuery } from '../input.ts'
import type { openDocuments } from '../open-documents.ts'
import { etagOf, fileAnswer } from './give-file.ts'
import { checkField, takeFile } from './take-file.ts'
import { UploadSlots } from './upload-slots.ts'

/** A body that sends nothing for so long is given up. */
const UPLOAD_STALL_MS = 30_000

/** Below `/api/documents/{type}/{id}/files`: whoever may open the document may add files while it is open, and read them. */
export function filesApi(
  sql: Kysely<Database>,
  { documentOf, mayChange }: Pick<ReturnType<typeof openDocuments>, 'documentOf' | 'mayChange'>,
  stores: FileStores,
) {
  const slots = new UploadSlots()
  const api = new Hono<ApiEnvironment>()

  api.post('/', async (context) => {
    const { kind, line } = await documentOf(context)
    await mayChange(kind, line, context)
    const { path, name } = check(fileQuery, context.req.query(), 'query')
    checkField(kind, line, path)
    const free = slots.take(context.get('person').id)
    try {
      const tooLarge = () => new Refusal('file-too-large', { most: MAX_FILE_BYTES / 2 ** 20 })
      const bytes = await readBytes(context.req.raw.body, MAX_FILE_BYTES, tooLarge, UPLOAD_STALL_MS)
      const type = context.req.header('content-type') ?? ''
      const sent = { path, name, type, bytes }
      const data = await takeFile(sql, stores.current, line.id, sent, context.get('person').id)
      return context.json({ data }, 201)
    } finally {
      free()
    }
  })

  api.get('/:file', async (context) => {
    const { kind, line } = await documentOf(context)
    const id = context.req.param('file')
    const file = await sql
      .selectFrom('document_file')
      .innerJoin('document', 'document.id', 'document_file.document_id')
      .selectAll('document_file')
      .where('document_file.id', '=', id)
      .where('document.type', '=', line.type)
      .where('document.place', '=', line.place)
      .$if(kind.closed !== undefined, (files) =>
        files.where(raw<boolean>`not ${kind.closed!.to(context.get('person').id)}`),
      )
      .executeTakeFirst()
    if (!file) throw new Refusal('file-not-found', { file: id })
    const isHeld = context.req.header('if-none-match') === etagOf(file.sha256)
    return fileAnswer(file, isHeld ? null : await stores.of(file.store).read(id))
  })

  return api
}

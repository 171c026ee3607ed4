import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { fileTypeOf } from '../../../../miniapps/domain/document/file.ts'
import { LOGO_MAX_BYTES, LOGO_TYPES } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Database } from '../../../db/schema.ts'
import { readBytes } from '../../kit/read-bytes.ts'
import { refusal } from '../refusals.ts'
import { note } from './note.ts'
import type { SeenWorkspace } from './workspace-access.ts'

export interface Logo {
  type: string
  bytes: Uint8Array
}

/** @throws Refusal where it is no picture by its first bytes, or larger than a logo is */
export async function readLogo(body: ReadableStream<Uint8Array> | null): Promise<Logo> {
  const tooLarge = () => refusal('logo-too-large', { most: LOGO_MAX_BYTES / 1024 })
  const bytes = await readBytes(body, LOGO_MAX_BYTES, tooLarge)
  const type = fileTypeOf(bytes)
  if (!type || !(LOGO_TYPES as readonly string[]).includes(type)) throw refusal('logo-not-taken')
  return { type, bytes }
}

/** Puts another logo in place, or none; each has an address of its own, which nobody guesses. */
export async function changeLogo(
  sql: Transaction<Database>,
  { line, agency }: SeenWorkspace,
  personId: string,
  logo: Logo | null,
): Promise<void> {
  await sql.deleteFrom('workspace_logo').where('workspace_id', '=', line.id).execute()
  const id = randomUUID()
  if (logo)
    await sql
      .insertInto('workspace_logo')
      .values({ id, workspace_id: line.id, ...logo })
      .execute()
  const url = logo ? `/api/logos/${id}` : null
  await sql
    .updateTable('workspace')
    .set({ logo_url: url, updated_at: new Date().toISOString(), updated_by: personId })
    .where('id', '=', line.id)
    .execute()
  const [before, after] = [line.logo_url, url].map((logoUrl) => ({ hasLogo: logoUrl !== null }))
  const verb = 'logo-changed'
  await note(sql, { actor: personId, agency: agency.code, workspace: line, verb, before, after })
}

/** Below `/api/logos`, without signing in: a picture's address cannot bring a token along. */
export function logosRouter(sql: Kysely<Database>) {
  const api = new Hono()
  api.get('/:id', async (context) => {
    const logo = await sql
      .selectFrom('workspace_logo')
      .select(['type', 'bytes'])
      .where('id', '=', context.req.param('id'))
      .executeTakeFirst()
    if (!logo) throw refusal('not-found', { path: context.req.path })
    return context.body(new Uint8Array(logo.bytes), 200, {
      'content-type': logo.type,
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })
  return api
}

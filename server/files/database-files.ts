import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { FileStore } from './file-store.ts'

const PIECE_BYTES = 256 * 1024

/**
 * Keeps files in the database: what is backed up with it comes back with it. Bytes travel as base64: the embedded engine
 * takes many times as long over its own form of them, and nobody else has a turn meanwhile.
 */
export function databaseFiles(sql: Kysely<Database>): FileStore {
  return {
    name: 'database',
    async write(id, bytes) {
      for (let position = 0; position * PIECE_BYTES < bytes.length; position++) {
        const piece = Buffer.from(bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES))
        await sql
          .insertInto('file_piece')
          .values({ file_id: id, position, bytes: raw`decode(${piece.toString('base64')}, 'base64')` })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await setImmediate()
      }
    },
    async read(id) {
      let position = 0
      return new ReadableStream({
        async pull(controller) {
          const piece = await sql
            .selectFrom('file_piece')
            .select(raw<string>`encode(bytes, 'base64')`.as('base64'))
            .where('file_id', '=', id)
            .where('position', '=', position++)
            .executeTakeFirst()
          if (piece) controller.enqueue(Buffer.from(piece.base64, 'base64'))
          else controller.close()
          await setImmediate()
        },
      })
    },
    async remove(id) {
      await sql.deleteFrom('file_piece').where('file_id', '=', id).execute()
    },
  }
}

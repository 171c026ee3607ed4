import { type Kysely } from 'kysely'
import { streamSSE } from 'hono/streaming'
import {
  MAX_CHANGES_TO_CATCH_UP,
  STREAM_HEARTBEAT_MS,
  STREAM_LIFE_MS,
  STREAM_RETRY_MS,
} from '../../miniapps/domain/document/limits.ts'
import { type Changed, type Present, STATUS_PATH } from '../../miniapps/domain/document/wire.ts'
import type { ApiContext } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import type { DocumentFeed } from './document-feed.ts'
import { namesOf } from './stored-document.ts'

interface Followed {
  documentId: string
  person: Present
  /** Version that the browser has. */
  since: number
}

/** Server-sent events: what changed since a version, then each change as it happens, and who else is there. */
export function streamDocument(
  context: ApiContext,
  sql: Kysely<Database>,
  feed: DocumentFeed,
  { documentId, person, since }: Followed,
): Response {
  return streamSSE(context, async (stream) => {
    let version = since
    let wake: () => void = () => undefined
    let news = { changed: true, commented: false, people: undefined as readonly Present[] | undefined }
    const stop = feed.follow(documentId, person, {
      changed: () => ((news.changed = true), wake()),
      commented: () => ((news.commented = true), wake()),
      people: (present) => ((news.people = present), wake()),
    })
    stream.onAbort(() => wake())
    const end = Date.now() + STREAM_LIFE_MS
    try {
      while (!stream.aborted && Date.now() < end) {
        const { changed, commented, people } = news
        news = { changed: false, commented: false, people: undefined }
        if (people) await stream.writeSSE({ event: 'people', data: JSON.stringify(people) })
        if (commented) await stream.writeSSE({ event: 'comments', data: '' })
        if (changed) {
          const step = await changesSince(sql, documentId, version).catch((error: unknown) => {
            logFailure(`The stream of document ${documentId}`, error)
            return 'failed' as const
          })
          if (step === 'failed') {
            // A database that is away for a moment does not end everybody's stream.
            news.changed = true
            await stream.sleep(STREAM_RETRY_MS)
            continue
          }
          if (step === 'too many') return await stream.writeSSE({ event: 'reload', data: '' })
          if (step) await stream.writeSSE({ event: 'changes', data: JSON.stringify(step) })
          version = step?.version ?? version
        }
        if (news.changed || news.commented || news.people) continue
        const silent = await new Promise<boolean>((done) => {
          const timer = setTimeout(() => done(true), STREAM_HEARTBEAT_MS)
          wake = () => (clearTimeout(timer), done(false))
        })
        if (silent) await stream.write(': still here\n\n')
      }
    } finally {
      stop()
    }
  })
}

/** What now stands in every field that was touched since a version. */
async function changesSince(
  sql: Kysely<Database>,
  documentId: string,
  since: number,
): Promise<Changed | 'too many' | undefined> {
  const rows = await sql
    .selectFrom('document_change')
    .select(['path', 'version', 'value', 'by', 'at'])
    .where('document_id', '=', documentId)
    .where('version', '>', since)
    .orderBy('position')
    .limit(MAX_CHANGES_TO_CATCH_UP + 1)
    .execute()
  if (rows.length > MAX_CHANGES_TO_CATCH_UP) return 'too many'
  if (!rows.length) return undefined
  const { status } = await sql
    .selectFrom('document')
    .select('status')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const nameOf = await namesOf(
    sql,
    rows.map(({ by }) => by),
  )
  const fields = rows
    .filter(({ path }) => path !== STATUS_PATH)
    .map(({ path, value, by, at }) => [path, { value, by: nameOf(by), at: at.toISOString() }])
  return { version: rows.at(-1)!.version, status, fields: Object.fromEntries(fields) }
}

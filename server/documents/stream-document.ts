import { type Kysely } from 'kysely'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import {
  MAX_CHANGES_TO_CATCH_UP,
  STREAM_HEARTBEAT_MS,
  STREAM_LIFE_MS,
  STREAM_RETRY_MS,
} from '../../miniapps/domain/document/limits.ts'
import { type Changed, type Field, type Present, STATUS_PATH } from '../../miniapps/domain/document/wire.ts'
import type { ApiContext } from '../api/kit/api-environment.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import type { LiveFeed } from '../live/live-feed.ts'
import type { DocumentFeed } from './document-feed.ts'
import { namesOf } from './stored-document.ts'

interface Followed {
  documentId: string
  person: Present
  /** Version that the browser has. */
  since: number
  /** Whether the person may go on reading the document. */
  mayStill(): Promise<boolean>
}

interface News {
  changed: boolean
  commented: boolean
  people: readonly Present[] | undefined
  /** The person's rights may have changed. */
  rights: boolean
}

const NOTHING: News = { changed: false, commented: false, people: undefined, rights: false }

/** Server-sent events: what changed since a version, then each change as it happens, and who else is there. */
export function streamDocument(
  context: ApiContext,
  sql: Kysely<Database>,
  { feed, live }: { feed: DocumentFeed; live: LiveFeed },
  followed: Followed,
): Response {
  const { documentId, person } = followed
  return streamSSE(context, async (stream) => {
    const news: News = { ...NOTHING, changed: true }
    let wake: () => void = () => undefined
    const hear = (more: Partial<News>) => (Object.assign(news, more), wake())
    const stops = [
      feed.follow(documentId, person, {
        changed: () => hear({ changed: true }),
        commented: () => hear({ commented: true }),
        people: (people) => hear({ people }),
      }),
      live.follow(person.id, {
        heard: (each) => void (each === 'rights' && hear({ rights: true })),
        missed: () => hear({ rights: true }),
      }),
    ]
    stream.onAbort(() => wake())
    const tell = teller(stream, sql, followed)
    const end = Date.now() + STREAM_LIFE_MS
    try {
      while (!stream.aborted && Date.now() < end) {
        if ((await tell(news)) === 'end') return
        if (news.changed || news.commented || news.people || news.rights) continue
        const silent = await new Promise<boolean>((done) => {
          const timer = setTimeout(() => done(true), STREAM_HEARTBEAT_MS)
          wake = () => (clearTimeout(timer), done(false))
        })
        if (silent) await stream.write(': still here\n\n')
      }
    } finally {
      for (const stop of stops) stop()
    }
  })
}

/** Tells what is new, unless the person's right to hear it has ended: asked when it may have, and now and then, for rights end by time too. */
function teller(
  stream: SSEStreamingApi,
  sql: Kysely<Database>,
  { documentId, since, mayStill }: Pick<Followed, 'documentId' | 'since' | 'mayStill'>,
) {
  let version = since
  let askAt = Date.now() + STREAM_HEARTBEAT_MS
  return async (news: News): Promise<'end' | 'go on'> => {
    const { changed, commented, people, rights } = news
    Object.assign(news, NOTHING)
    try {
      if (rights || Date.now() >= askAt) {
        if (!(await mayStill())) return 'end'
        askAt = Date.now() + STREAM_HEARTBEAT_MS
      }
      if (people) await stream.writeSSE({ event: 'people', data: JSON.stringify(people) })
      if (commented) await stream.writeSSE({ event: 'comments', data: '' })
      const step = changed ? await changesSince(sql, documentId, version) : undefined
      if (step) await stream.writeSSE(messageOf(step))
      if (step === 'too many') return 'end'
      version = step?.version ?? version
    } catch (error) {
      // A database that is away for a moment does not end everybody's stream.
      logFailure(`The stream of document ${documentId}`, error)
      Object.assign(news, { changed: true, commented: commented || news.commented, rights: true })
      await stream.sleep(STREAM_RETRY_MS)
    }
    return 'go on'
  }
}

const messageOf = (step: Changed | 'too many') =>
  step === 'too many' ? { event: 'reload', data: '' } : { event: 'changes', data: JSON.stringify(step) }

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
  const fields = new Map<string, Field>()
  for (const { path, value, by, at } of rows) {
    if (path === STATUS_PATH) continue
    fields.delete(path) // a row that was added again comes after its earlier cells
    fields.set(path, { value, by: nameOf(by), at: at.toISOString() })
  }
  return { version: rows.at(-1)!.version, status, fields: Object.fromEntries(fields) }
}

import * as v from 'valibot'
import { Hono } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { sql as raw, type Kysely } from 'kysely'
import { LIVE_HEARTBEAT_MS, type LiveMessage, type LiveNews } from '../../shell/contract/live-news.ts'
import type { ApiEnvironment } from '../api/kit/api-environment.ts'
import { check } from '../api/kit/read-json.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import type { LiveFeed } from './live-feed.ts'

/** Shorter than an access token is good for: a stream is opened anew with a fresh one. */
const STREAM_LIFE_MS = 240_000
/** A transaction that told somebody may end so much later than it did so. */
const LONGEST_TRANSACTION_MS = 10_000

const liveQuery = v.object({
  since: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a whole number'), v.transform(Number)),
    '0',
  ),
})

/** `GET /api/live?since=`: news for one person, first what was told since then; 0 is from now on. */
export function liveApi(sql: Kysely<Database>, feed: LiveFeed) {
  const api = new Hono<ApiEnvironment>()
  api.get('/', (context) => {
    const { since } = check(liveQuery, context.req.query(), 'query')
    const who = { id: context.get('person').id, isStillIn: context.get('isStillIn') }
    return streamSSE(context, (stream) => tellOf(stream, sql, feed, who, since))
  })
  return api
}

interface Listener {
  id: string
  isStillIn(this: void): Promise<boolean>
}

async function tellOf(
  stream: SSEStreamingApi,
  sql: Kysely<Database>,
  feed: LiveFeed,
  { id: person, isStillIn }: Listener,
  since: number,
): Promise<void> {
  const fresh = new Map<LiveNews, boolean>() // whether everybody was told, and not this person alone
  const hear = (news: LiveNews, isForAll: boolean) => fresh.set(news, isForAll && (fresh.get(news) ?? true))
  let known = since || Date.now()
  let hasMissed = since > 0
  let wake: () => void = () => undefined
  const stop = feed.follow(person, {
    heard: (news, isForAll) => (hear(news, isForAll), wake()),
    missed: () => ((hasMissed = true), wake()),
  })
  stream.onAbort(() => wake())
  const end = Date.now() + STREAM_LIFE_MS
  try {
    while (!stream.aborted && Date.now() < end) {
      const at = Date.now()
      if (hasMissed) {
        hasMissed = false
        for (const { news, isForAll } of await toldSince(sql, person, known)) hear(news, isForAll)
      }
      const news = [...fresh.keys()]
      const message: LiveMessage = { at, news, forAll: news.filter((each) => fresh.get(each)) }
      fresh.clear()
      known = at
      await stream.writeSSE({ event: 'news', data: JSON.stringify(message) })
      if (news.includes('rights') && !(await isStillIn())) return // told last, so that the browser asks and hears why
      if (fresh.size || hasMissed) continue
      await new Promise<void>((done) => {
        const timer = setTimeout(done, LIVE_HEARTBEAT_MS)
        wake = () => (clearTimeout(timer), done())
      })
    }
  } catch (error) {
    logFailure('A stream of news', error) // the browser opens it anew
  } finally {
    stop()
  }
}

async function toldSince(sql: Kysely<Database>, person: string, since: number) {
  return sql
    .selectFrom('live_news')
    .select(['news', raw<boolean>`bool_and(person_id = '')`.as('isForAll')])
    .groupBy('news')
    .where('person_id', 'in', [person, ''])
    .where('at', '>', new Date(since - LONGEST_TRANSACTION_MS))
    .execute()
}

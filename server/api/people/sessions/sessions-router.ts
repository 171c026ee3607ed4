import * as v from 'valibot'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { SessionList } from '../../../../miniapps/domain/home/session-line.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiContext, ApiEnvironment } from '../../kit/api-environment.ts'
import { endSessions } from './end-sessions.ts'
import { sessionsOf } from './sessions-of.ts'

const sessionId = v.pipe(v.string(), v.uuid())

/**
 * Where the caller is signed in; `DELETE /:id` signs out there, `DELETE /` everywhere else. Each answers what is left: one that
 * is not there has been ended already.
 */
export function sessionsRouter(sql: Kysely<Database>) {
  const api = new Hono<ApiEnvironment>()
  const list = async (context: ApiContext) => {
    const here = context.get('sessionId')
    const data = await sessionsOf(sql, context.get('person').id, here)
    return context.json({ data, isTold: here !== undefined } satisfies SessionList)
  }

  api.get('/', list)

  api.delete('/', async (context) => {
    await endSessions(sql, context.get('person').id, { except: context.get('sessionId') })
    return list(context)
  })

  api.delete('/:id', async (context) => {
    const only = context.req.param('id')
    if (v.is(sessionId, only)) await endSessions(sql, context.get('person').id, { only })
    return list(context)
  })

  return api
}

import * as v from 'valibot'
import type { SessionList } from '../../../../miniapps/domain/home/session-line.ts'
import type { ApiContext } from '../../kit/api-environment.ts'
import type { CallWorld, Handler } from '../../kit/routes.ts'
import { endSessions } from './end-sessions.ts'
import { sessionsOf } from './sessions-of.ts'

const sessionId = v.pipe(v.string(), v.uuid())

/** The caller's sessions; ending one answers those that are left: one that is not there has been ended already. */
export const listSessions: Handler = async ({ sql, person }, context: ApiContext) => {
  const here = context.get('sessionId')
  const data = await sessionsOf(sql, person.id, here)
  return { data, isTold: here !== undefined } satisfies SessionList
}

export const endOthers: Handler = async (world, context) => {
  await endSessions(world.sql, world.person.id, { except: context.get('sessionId') })
  return listSessions(world, context, {})
}

export const endSession: Handler<CallWorld, 'id'> = async (world, context, { id }) => {
  if (v.is(sessionId, id)) await endSessions(world.sql, world.person.id, { only: id })
  return listSessions(world, context, {})
}

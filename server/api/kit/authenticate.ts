import type { IncomingMessage } from 'node:http'
import type { Kysely } from 'kysely'
import { createMiddleware } from 'hono/factory'
import { SIGNED_OUT_ELSEWHERE } from '../../../shell/contract/signed-out-elsewhere.ts'
import { noteOfRequest } from '../../log/request-record.ts'
import type { Database } from '../../db/schema.ts'
import type {
  ApiContext,
  ApiEnvironment,
  Newcomers,
  NotedSession,
  NoteSession,
  TokenOwner,
  VerifyToken,
} from './api-environment.ts'
import { callerFinder } from './find-caller.ts'
import type { Rates } from './rates.ts'
import { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** Every call needs a valid access token of somebody we know. */
export function authenticate(
  sql: Kysely<Database>,
  verifyToken: VerifyToken,
  addressOf: (request?: IncomingMessage) => string,
  rates: Rates,
  newcomers?: Newcomers,
  noteSession?: NoteSession,
) {
  const findCaller = callerFinder(sql, newcomers)
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const address = addressOf(context.env?.incoming)
    rates.countAddress(address)
    const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(context.req.header('authorization') ?? '')?.[1]
    if (!token) throw signInNeeded('access-token-missing')
    const admit = async () => {
      const owner = await verifyToken(token, address)
      if (!owner) throw signInNeeded('access-token-ended', INVALID)
      const caller = await findCaller(owner)
      if (caller.session?.endedAt)
        throw signInNeeded('access-token-ended', `${INVALID}, error_description="${SIGNED_OUT_ELSEWHERE}"`)
      return { owner, ...caller }
    }
    const { owner, person, session, rightsVersion } = await admit()
    noteOfRequest({ personId: person.id })
    rates.countPerson(person.id, address)
    context.set('person', person)
    context.set('rightsVersion', rightsVersion)
    context.set('embed', owner.embed)
    context.set('issuer', owner.identity?.issuer)
    context.set('audiences', owner.audiences ?? [])
    context.set('sessionId', await sessionOf(context, owner, session, noteSession))
    context.set('isStillIn', () => admit().then((now) => now.person.id === person.id, falseIfRefused))
    await next()
  })
}

const INVALID = ', error="invalid_token"'

/** Rethrows what says nothing about the person, such as a database that is away. */
function falseIfRefused(error: unknown): false {
  if (error instanceof Refusal) return false
  throw error
}

function sessionOf(
  context: ApiContext,
  owner: TokenOwner,
  noted: NotedSession | undefined,
  noteSession?: NoteSession,
) {
  const { session } = owner
  if (session === undefined || !noteSession) return undefined
  const userAgent = context.req.header('user-agent') ?? ''
  return noteSession(context.get('person').id, { ...owner, session }, noted, userAgent)
}

function signInNeeded(code: 'access-token-missing' | 'access-token-ended', reason = ''): Refusal {
  return refusal(code, {}, {}, { 'www-authenticate': `Bearer realm="agency-os"${reason}` })
}

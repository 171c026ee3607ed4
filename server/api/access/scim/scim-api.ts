import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Hono, type Context } from 'hono'
import { Config, Messages, Resources, Types } from 'scimmy'
import { logFailure } from '../../../failures/log-failure.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import type { Rates } from '../../kit/rates.ts'
import { readText } from '../../kit/read-text.ts'
import { Refusal } from '../../kit/refusal.ts'
import { lockRights } from '../change-rights.ts'
import { agenciesWithAdministrator } from '../last-administrator.ts'
import { failedHere, keepingErrors, type ScimContext, scimError } from './scim-context.ts'
import { readGroups, removeGroup, writeGroup } from './scim-groups.ts'
import { readPeople, removePerson, writePerson } from './scim-people.ts'

/** Who may provision people and groups, and of which agency. */
export interface ScimSettings {
  token: string
  agency: string
}

export const SCIM_PATH = '/scim/v2'
const BASE = `/api${SCIM_PATH}`
const TYPE = 'application/scim+json'

/** What a call asks of people or of groups, or of the one whose id its address names. */
interface Resource {
  read(context: ScimContext): Promise<object>
  write(body: unknown, context: ScimContext): Promise<object>
  patch(body: unknown, context: ScimContext): Promise<object | undefined>
  dispose(context: ScimContext): Promise<void>
}

const { User, Group } = Resources

const KINDS = [User, Group].map((Type) => ({
  endpoint: Type.endpoint,
  resource: (context: Context) =>
    new (Type as new (id: unknown, asked?: object) => Resource)(
      ...((context.req.param('id') === undefined
        ? [asked(context)]
        : [context.req.param('id'), asked(context)]) as [unknown]),
    ),
}))

declareResources()

/** The calls by which a company's directory keeps people and groups (RFC 7643 and 7644). */
export function scimApi(
  { sql, spellings }: Pick<ApiParts, 'sql' | 'spellings'>,
  { token, agency }: ScimSettings,
  rates: Rates,
  addressOf: (request?: IncomingMessage) => string,
) {
  const api = new Hono<ApiEnvironment>()

  api.use(async (context, next) => {
    rates.countAddress(addressOf(context.env?.incoming))
    const given = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (!isSame(given, token)) throw scimError(401, 'The token is not the one that is set.')
    await next()
    context.header('content-type', TYPE)
  })

  /** One transaction; none in which an agency loses its last administrator. */
  const change = <Result>(work: (context: ScimContext) => Promise<Result>): Promise<Result> =>
    sql.transaction().execute(async (trx) => {
      await lockRights(trx)
      const before = await agenciesWithAdministrator(trx, { spellings })
      const result = await work({ sql: trx, agency })
      const after = await agenciesWithAdministrator(trx, { spellings })
      if (before.some((code) => !after.includes(code)))
        throw scimError(409, 'Nobody would be left who administers the agency.')
      return result
    })

  for (const { endpoint, resource } of KINDS) {
    const one = `${endpoint}/:id` as const
    const read = (context: Context) =>
      sql.transaction().execute((trx) => resource(context).read({ sql: trx, agency }))
    api.get(endpoint, async (context) => context.json(await read(context)))
    api.get(one, async (context) => context.json(await read(context)))
    api.post(endpoint, async (context) => {
      const body = await bodyOf(context)
      return context.json(await change((scim) => resource(context).write(body, scim)), 201)
    })
    api.put(one, async (context) => {
      const body = await bodyOf(context)
      return context.json(await change((scim) => resource(context).write(body, scim)))
    })
    api.patch(one, async (context) => {
      const body = withTruthValues(await bodyOf(context))
      const answer = await change((scim) => resource(context).patch(body, scim))
      return answer ? context.json(answer) : context.body(null, 204)
    })
    api.delete(one, async (context) => {
      await change((scim) => resource(context).dispose(scim))
      return context.body(null, 204)
    })
  }
  for (const Type of [Resources.ServiceProviderConfig, Resources.ResourceType, Resources.Schema])
    api.get(Type.endpoint, async (context) => context.json(await new Type().read()))

  api.notFound((context) => failed(context, scimError(404, 'There is nothing here.')))
  api.onError((error, context) => failed(context, error))
  return api
}

function declareResources(): void {
  User.ingress(keepingErrors(writePerson) as never)
    .egress(keepingErrors(readPeople) as never)
    .degress(keepingErrors(removePerson))
    .basepath(BASE)
  Group.ingress(keepingErrors(writeGroup) as never)
    .egress(keepingErrors(readGroups) as never)
    .degress(keepingErrors(removeGroup))
    .basepath(BASE)
  Resources.declare(User)
  Resources.declare(Group)
  Config.set({ patch: true, filter: { supported: true, maxResults: 500 }, sort: true })
}

function asked(context: Context): object {
  const { startIndex, count, ...words } = context.req.query()
  return {
    ...words,
    ...(startIndex !== undefined && { startIndex: Number(startIndex) }),
    ...(count !== undefined && { count: Number(count) }),
  }
}

async function bodyOf(context: Context<ApiEnvironment>): Promise<unknown> {
  const text = await readText(context.req.raw.body)
  try {
    return JSON.parse(text)
  } catch {
    throw scimError(400, 'The body is no JSON.', 'invalidSyntax')
  }
}

interface PatchOperation {
  path?: string
  value?: unknown
}

/** Some directories write whether somebody is active as text. */
function withTruthValues(body: unknown): unknown {
  const { Operations } = (body ?? {}) as { Operations?: unknown }
  if (!Array.isArray(Operations)) return body
  const truth = (value: unknown) =>
    typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value
  const mended = (Operations as PatchOperation[]).map((each) => {
    if (each?.path === 'active') return { ...each, value: truth(each.value) }
    const value = each?.value as { active?: unknown } | undefined
    return value?.active === undefined ? each : { ...each, value: { ...value, active: truth(value.active) } }
  })
  return { ...(body as object), Operations: mended }
}

function failed(context: Context, error: unknown): Response {
  const told = toldOf(error)
  const cause = told === error ? told.cause : error
  if (cause !== undefined && !(cause instanceof Refusal)) logFailure('SCIM', cause)
  const body = JSON.stringify(new Messages.ErrorResponse(told))
  return context.body(body, told.status as 400, { 'content-type': TYPE })
}

function toldOf(error: unknown): ScimError {
  if (error instanceof Types.Error) return error
  if (error instanceof Refusal) return scimError(error.problem.status, error.message)
  return failedHere()
}

type ScimError = InstanceType<typeof Types.Error>

/** As long to compare whatever is given. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

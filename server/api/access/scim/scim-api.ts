import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { noteOfRequest } from '../../../log/request-record.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import type { Rates } from '../../kit/rates.ts'
import { showsToken } from '../../kit/shows-token.ts'
import { listOf, providerConfig, schemaDocuments, typeDocuments } from './discovery.ts'
import { answered, scimFailed } from './scim-answers.ts'
import { notFound, ScimError } from './scim-error.ts'
import { resourceRoutes } from './resource-routes.ts'
import { GROUP_KIND } from './write-group.ts'
import { USER_KIND } from './write-user.ts'

/** Who may provision people and groups, and of which agency. */
export interface ScimSettings {
  /** Each of them opens, as long as it is set: while a directory is given a new one, the old one goes on. */
  tokens(): readonly string[]
  agency: string
  /** Where the portal is reached; left out: where the call went. */
  origin?: string
}

export const SCIM_PATH = '/scim/v2'
const BASE = `/api${SCIM_PATH}`

export const isScim = (path: string): boolean => path === BASE || path.startsWith(`${BASE}/`)

type Handler = (context: Context<ApiEnvironment>) => Response | Promise<Response>
type Routes = Readonly<Record<string, Handler>>

/** The calls by which a company's directory keeps people and groups (RFC 7643 and 7644). */
export function scimApi(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  { tokens, agency, origin }: ScimSettings,
  rates: Rates,
  addressOf: (request?: IncomingMessage) => string,
) {
  const api = new Hono<ApiEnvironment>()
  const baseOf = (context: Context) => `${origin ?? new URL(context.req.url).origin}${BASE}`

  api.use(async (context, next) => {
    noteOfRequest({ route: BASE })
    rates.countAddress(addressOf(context.env?.incoming))
    mustShow(tokens(), context.req.header('authorization'))
    await next()
  })

  const place = { ...parts, agency, baseOf }
  const routes: Routes = {
    ...discoveryRoutes(baseOf),
    ...resourceRoutes(place, USER_KIND),
    ...resourceRoutes(place, GROUP_KIND),
    'POST /Bulk': notImplemented,
    'GET /Me': notImplemented,
    'POST /.search': notImplemented,
  }
  addRoutes(api, routes)
  api.all('*', (context) => {
    throw notFound(context.req.path.slice(BASE.length) || '/')
  })
  api.onError((error, context) => scimFailed(context, error))
  return api
}

function addRoutes(api: Hono<ApiEnvironment>, routes: Routes): void {
  const methods = new Map<string, string[]>()
  for (const [route, handle] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ')
    methods.set(path, [...(methods.get(path) ?? []), method])
    api.on(method, path, (context) => {
      noteOfRequest({ route: BASE + path })
      return handle(context)
    })
  }
  for (const [path, allowed] of methods)
    api.all(path, (context) => {
      noteOfRequest({ route: BASE + path })
      if (allowed.length === 1 && routes[`${allowed[0]} ${path}`] === notImplemented) return notImplemented()
      const allow = { allow: allowed.join(', ') }
      throw new ScimError(405, `${context.req.method} is not answered here.`, undefined, allow)
    })
}

function notImplemented(): never {
  throw new ScimError(501, 'This part of the protocol is not offered here.')
}

/** What the portal can do, for directories that ask first. It is not filtered. */
function discoveryRoutes(baseOf: (context: Context) => string): Routes {
  const oneOf =
    (documents: (base: string) => readonly { id?: unknown }[], what: string): Handler =>
    (context) => {
      const id = context.req.param('id')
      const found = documents(baseOf(context)).find((each) => each.id === id)
      if (!found) throw notFound(`${what} ${id}`)
      return answered(context, found)
    }
  const all =
    (documents: (base: string) => readonly Record<string, unknown>[]): Handler =>
    (context) => {
      if (context.req.query('filter') !== undefined) throw new ScimError(403, 'This is not filtered.')
      return answered(context, listOf(documents(baseOf(context))))
    }
  return {
    'GET /ServiceProviderConfig': (context) => answered(context, providerConfig(baseOf(context))),
    'GET /ResourceTypes': all(typeDocuments),
    'GET /ResourceTypes/:id': oneOf(typeDocuments, 'resource type'),
    'GET /Schemas': all(schemaDocuments),
    'GET /Schemas/:id': oneOf(schemaDocuments, 'schema'),
  }
}

/** @throws ScimError unless it is one of the tokens */
function mustShow(tokens: readonly string[], authorization?: string): void {
  if (showsToken(tokens, authorization)) return
  const problem = /^Bearer +\S/i.test(authorization ?? '') ? ', error="invalid_token"' : ''
  throw new ScimError(401, 'The token is not the one that is set.', undefined, {
    'www-authenticate': `Bearer realm="agency-os"${problem}`,
  })
}

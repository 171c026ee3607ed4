import { APP_ROWS } from '../../../shell/config/app-rows.ts'
import type { Takes } from '../kit/routes.ts'
import { parameterNames, queryParameters, schemaOf } from './parameters.ts'
import { problemResponses, refusalsOf, type ReferredNoun } from './problem-responses.ts'
import { API_TITLES } from '../../../miniapps/domain/documentation/api-titles.ts'

/** A route as Hono lists it; middlewares stand there as ALL. */
export interface ListedRoute {
  method: string
  path: string
  handler: unknown
}

export interface ReferredApi extends ReferredNoun {
  /** Below `/api`. */
  path?: string
  /** Keys of the apps that let somebody in. */
  apps?: readonly string[]
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH'])
/** Addresses that machines and mails call, each with a secret of its own instead of a person's token. */
const OWN_SECRETS = /^\/api\/(scim|mail|logos|access\/audit\/stream)(\/|$)/

/**
 * All routes as OpenAPI 3.1: made from what the server answers, so that none is missing and none too many.
 */
export function openApi(routes: readonly ListedRoute[], apis: readonly ReferredApi[], release: string) {
  const used = routes.filter(({ method }) => method !== 'ALL')
  const tags = [...new Set(used.map(({ path }) => tagOf(path)))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Agency OS',
      version: release,
      description:
        'Every call is made for a person, with the access token of their sign-in; changes repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN. ' +
        'An answer is `{ data }`, a list `{ data, next }` which `?after=` goes on with, a refusal RFC 9457 with a code.',
    },
    tags: tags.map((name) => ({ name, description: API_TITLES[name] ?? name })),
    paths: pathsOf(used, apis),
    components: {
      securitySchemes: {
        person: { type: 'http', scheme: 'bearer' },
        machine: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: PROBLEM },
      responses: Object.assign({}, ...tags.map((tag) => problemResponses(tag, nounAt(apis, tag)))) as object,
    },
    security: [{ person: [] }],
  }
}

function pathsOf(routes: readonly ListedRoute[], apis: readonly ReferredApi[]): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = templateOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, path, apis) }
  }
  return paths
}

/** `/api/requests/{id}` of `/api/requests/:id`; a slash at the end is the same address to the server. */
export const templateOf = (path: string): string =>
  path
    .replaceAll(/:(\w+)(\{[^}]*\})?\??/g, '{$1}')
    .replaceAll(/\/\*$/g, '/{rest}')
    .replace(/(.)\/$/, '$1')

const tagOf = (path: string): string => path.split('/')[2]!

const nounAt = (apis: readonly ReferredApi[], tag: string) =>
  apis.find(({ path, noun }) => (path ?? `/${noun}`) === `/${tag}`)

function operationOf(
  { method, path, handler }: ListedRoute,
  template: string,
  apis: readonly ReferredApi[],
): object {
  const { takes: { body, query } = {}, does } = handler as { takes?: Takes; does?: string }
  const tag = tagOf(path)
  const api = nounAt(apis, tag)
  return {
    operationId: `${method.toLowerCase()} ${template}`,
    summary: does ? sentenceOf(does) : `${method} ${template}`,
    tags: [tag],
    parameters: [...parameterNames(template), ...queryParameters(query)],
    ...(body &&
      CHANGES.has(method) && {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
      }),
    responses: {
      '2XX': { description: 'Done. An answer as JSON holds `data`.' },
      ...Object.fromEntries(
        Object.keys(refusalsOf(api)).map((status) => [
          status,
          { $ref: `#/components/responses/${tag}-${status}` },
        ]),
      ),
    },
    ...callersOf(path, api?.apps ?? []),
  }
}

/** The callers that are let in, as data and in a sentence. */
function callersOf(path: string, keys: readonly string[]): object {
  if (OWN_SECRETS.test(path))
    return /^\/api\/(scim|access)/.test(path)
      ? { security: [{ machine: [] }], description: 'Called by machines, with a secret of their own.' }
      : { security: [], description: 'Needs no sign-in: the address itself holds a secret.' }
  if (keys.length === 0)
    return { description: 'Everybody who has signed in may call it; each call checks further rights itself.' }
  const apps = keys.map(appOf)
  const names = apps.map(({ title, permission }) => (permission ? `${title} (${permission})` : title))
  return {
    'x-apps': apps,
    description: `May be called by everybody who may open one of these apps: ${names.join(', ')}.`,
  }
}

/** `listPeople` -> `List people`: handlers are named by what they do. */
const sentenceOf = (name: string): string =>
  name
    .replaceAll(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())

/** An app whose people may call, with the permission that it asks for. */
function appOf(key: string): { key: string; title: string | undefined; permission?: string } {
  const row = APP_ROWS.find((each) => each.key === key)
  return { key, title: row?.title, ...row?.needs }
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    code: { type: 'string', description: 'Which refusal it is, the same in every language.' },
    values: { type: 'object', description: 'What the sentence names.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'One sentence that a person can act on.' },
    requestId: { type: 'string' },
    errors: { type: 'array', items: { type: 'object' } },
  },
}

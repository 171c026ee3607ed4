import type { Context } from 'hono'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { lockRights } from '../change-rights.ts'
import { mustName, type Resource } from './canonical.ts'
import { listOf } from './discovery.ts'
import { listQuery, projectionOf, SEARCH } from './list-query.ts'
import { noteRefused } from './note-refused.ts'
import { type Projection, projected } from './projection.ts'
import { readBody } from './read-body.ts'
import { type Reading, readOne, readPage } from './read-resources.ts'
import { answered } from './scim-answers.ts'
import type { ScimContext } from './scim-context.ts'
import { mustMatch, namesVersion } from './versions.ts'

/** One agency's people and groups, and where they are found. */
export interface Place extends Pick<ApiParts, 'sql' | 'spellings'> {
  agency: string
  baseOf(context: Context): string
}

/** The reading and changing of one kind of resource. */
export interface Kind<Row> {
  reading: Reading<Row>
  /** Answers the id. */
  create(scim: ScimContext, body: Resource): Promise<string>
  replace(scim: ScimContext, id: string, body: Resource): Promise<void>
  patch(scim: ScimContext, id: string, body: Resource): Promise<void>
  remove(scim: ScimContext, id: string): Promise<void>
}

interface Call<Row> {
  context: Context<ApiEnvironment>
  place: Place
  kind: Kind<Row>
}

type Handler = <Row>(call: Call<Row>) => Promise<Response>

/** Behind the address of the kind. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET ': (call) => list(call, call.context.req.query()),
  'POST ': create,
  'POST /.search': search,
  'GET /:id': read,
  'PUT /:id': replace,
  'PATCH /:id': patch,
  'DELETE /:id': remove,
}

export const resourceRoutes = <Row>(place: Place, kind: Kind<Row>) =>
  Object.fromEntries(
    Object.entries(HANDLERS).map(([route, handle]) => [
      route.replace(' ', ` ${kind.reading.type.endpoint}`),
      (context: Context<ApiEnvironment>) => handle({ context, place, kind }),
    ]),
  )

async function list<Row>(call: Call<Row>, asked: Resource): Promise<Response> {
  const { reading } = call.kind
  const query = listQuery(asked)
  const { total, resources } = await within(call, (scim) => readPage(reading, scim, query))
  const shown = resources.map((each) => projected(reading.type, each, query))
  return answered(call.context, listOf(shown, total, query.startIndex))
}

async function search<Row>(call: Call<Row>): Promise<Response> {
  const body = await readBody(call.context)
  mustName(body, SEARCH)
  return list(call, body)
}

async function read<Row>(call: Call<Row>): Promise<Response> {
  const { context, kind } = call
  const resource = await within(call, (scim) => readOne(kind.reading, scim, idIn(call), wantedIn(call)))
  const etag = metaOf(resource).version
  if (namesVersion(context.req.header('if-none-match'), etag)) return context.body(null, 304, { etag })
  return shown(call, resource)
}

async function create<Row>(call: Call<Row>): Promise<Response> {
  const body = await readBody(call.context)
  const made = await change(call, (scim) => call.kind.create(scim, body))
  return shown(call, made, 201, { location: metaOf(made).location })
}

async function replace<Row>(call: Call<Row>): Promise<Response> {
  const body = await readBody(call.context)
  return shown(call, await change(call, (scim) => changeOne(call, scim, call.kind.replace, body)))
}

/** A group is answered only where the directory asks for it: it may have ten thousand members. */
async function patch<Row>(call: Call<Row>): Promise<Response> {
  const { context, kind } = call
  const body = await readBody(context)
  const work = (scim: ScimContext) => changeOne(call, scim, kind.patch, body)
  if (kind.reading.type.name === 'User' || context.req.query('attributes') !== undefined)
    return shown(call, await change(call, work))
  const { version: etag } = metaOf(await change(call, work, META_ALONE))
  return context.body(null, 204, { etag })
}

async function remove<Row>(call: Call<Row>): Promise<Response> {
  await changing(call, (scim) => changeOne(call, scim, call.kind.remove, {}))
  return call.context.body(null, 204)
}

const META_ALONE: Projection = { attributes: ['meta'], excludedAttributes: [] }

const metaOf = (resource: Resource) => resource['meta'] as { version: string; location: string }
const idIn = <Row>({ context }: Call<Row>) => context.req.param('id') ?? ''
const wantedIn = <Row>({ context }: Call<Row>) => projectionOf(context.req.query())

const shown = <Row>(
  call: Call<Row>,
  resource: Resource,
  status: 200 | 201 = 200,
  headers: Readonly<Record<string, string>> = {},
) =>
  answered(call.context, projected(call.kind.reading.type, resource, wantedIn(call)), status, {
    etag: metaOf(resource).version,
    ...headers,
  })

function within<Row, Result>(
  { context, place }: Call<Row>,
  work: (scim: ScimContext) => Promise<Result>,
): Promise<Result> {
  const { sql, spellings, agency, baseOf } = place
  return sql.transaction().execute((trx) => work({ sql: trx, spellings, agency, base: baseOf(context) }))
}

/** One change at a time: nobody else's comes between what is read and what is written. */
async function changing<Row, Result>(
  call: Call<Row>,
  work: (scim: ScimContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await within(call, async (scim) => {
      await lockRights(scim.sql)
      return work(scim)
    })
  } catch (error) {
    await noteRefused(call.place, call.kind.reading.type, idIn(call), error)
    throw error
  }
}

/** Answers the resource as it is afterwards. */
const change = <Row>(
  call: Call<Row>,
  work: (scim: ScimContext) => Promise<string>,
  wanted = wantedIn(call),
): Promise<Resource> =>
  changing(call, async (scim) => readOne(call.kind.reading, scim, await work(scim), wanted))

async function changeOne<Row>(
  call: Call<Row>,
  scim: ScimContext,
  make: (scim: ScimContext, id: string, body: Resource) => Promise<void>,
  body: Resource,
): Promise<string> {
  const id = idIn(call)
  const ifMatch = call.context.req.header('if-match')
  if (ifMatch !== undefined)
    mustMatch(ifMatch, metaOf(await readOne(call.kind.reading, scim, id, META_ALONE)).version)
  await make(scim, id, body)
  return id
}

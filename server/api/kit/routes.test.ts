import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ApiContext, ApiParts } from './api-environment.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from '../permissions/refusals.ts'
import { created, done, type Handler, routes } from './routes.ts'

interface World extends ApiParts {
  by: string
}

function enter(parts: ApiParts, context: ApiContext): Promise<World> {
  if (context.req.header('from') === 'stranger') throw refusal('permissions-of-others')
  return Promise.resolve({ ...parts, by: parts.permissionAccountsRoot })
}

const list: Handler<World> = () => ({ data: ['a'], next: null })
const listAll: Handler<World> = () => ({ data: 'all' })
const read: Handler<World, 'id'> = ({ by }, _, { id }) => ({ data: [id, by] })
const make: Handler<World> = (_, context) => created(context, { data: null })
const remove: Handler<World, 'id'> = (_, context) => done(context)

const table = {
  'GET /things': list,
  'GET /things/all': listAll,
  'GET /things/:id': read,
  'POST /things': make,
  'DELETE /things/:id': remove,
}
const api = routes(table, enter)({ permissionAccountsRoot: 'root' } as ApiParts)

describe('routes', () => {
  it('answers what a handler gives as JSON', async () => {
    assert.deepEqual(await (await api.request('/things')).json(), { data: ['a'], next: null })
  })

  it('gives every handler the world of its API and the parameters of its path', async () => {
    assert.deepEqual(await (await api.request('/things/7')).json(), { data: ['7', 'root'] })
  })

  it('takes the first path of the table that fits', async () => {
    assert.deepEqual(await (await api.request('/things/all')).json(), { data: 'all' })
  })

  it('says what was made, and that there is nothing to say', async () => {
    const made = await api.request('/things', { method: 'POST' })
    const removed = await api.request('/things/7', { method: 'DELETE' })
    assert.deepEqual([made.status, removed.status, await removed.text()], [201, 204, ''])
  })

  it('calls no handler for whoever may not enter', async () => {
    api.onError((error) => (error as Refusal).response())
    assert.equal((await api.request('/things', { headers: { from: 'stranger' } })).status, 403)
  })

  it('has no handler at a path that lacks its parameter', () => {
    // @ts-expect-error: there is no id in the path
    routes({ 'GET /things': read }, enter)
  })
})

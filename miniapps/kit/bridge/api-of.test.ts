import { expect } from '@open-wc/testing'
import { answering, problem } from '../../../test/browser/answering.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { apiOf } from './api-of.ts'
import { withQuery } from './with-query.ts'

const portal = {
  fetch: answering({
    'GET /api/contacts/choices': { data: ['mindshare'] },
    'GET /api/contacts?q=ada&after=x': { data: ['Ada'], next: null, total: 1 },
    'PUT /api/user-details/users/me': (body: unknown) => ({ data: body }),
    'POST /api/access/roles': { data: null, impact: { people: 3 } },
    'DELETE /api/contacts/1': new Response(null, { status: 204 }),
    'DELETE /api/contacts/2': problem(403, 'Not yours'),
  }),
  signal: new AbortController().signal,
} as MiniAppPortal

describe('apiOf', () => {
  it('answers what stands under data', async () => {
    expect(await apiOf(portal, 'contacts').get('/choices')).to.deep.equal(['mindshare'])
    expect(await apiOf(portal, 'userDetails').put('/users/me', { a: 1 })).to.deep.equal({ a: 1 })
  })

  it('answers a page of a list as it stands', async () => {
    const path = withQuery('', { q: 'ada', after: 'x', agency: '', role: [] })
    expect(await apiOf(portal, 'contacts').page(path)).to.deep.equal({ data: ['Ada'], next: null, total: 1 })
  })

  it('answers the whole where more than the data is told', async () => {
    expect(await apiOf(portal, 'access').whole('POST', '/roles', {})).to.deep.equal({
      data: null,
      impact: { people: 3 },
    })
  })

  it('answers nothing where the API says nothing', async () => {
    expect(await apiOf(portal, 'contacts').delete('/1')).to.equal(undefined)
  })

  it('throws what the API refuses', async () => {
    const refused = await apiOf(portal, 'contacts')
      .delete('/2')
      .catch((error: unknown) => error)
    expect(refused).to.have.property('status', 403)
  })
})

import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { fillStorage } from '../../test/browser/fill-storage.ts'
import { expectErrors } from '../../test/browser/strict.ts'
import { Managers } from './managers.ts'
import { renewSession } from './renew-session.ts'
import { parseUser, userKey } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

const authority = `${location.origin}/test-api/told/renewing`

/** What the provider answers at each address; nothing at the others. */
const provider = (answers: object) => fetch(authority, { method: 'PUT', body: JSON.stringify(answers) })

function store(tokens: object): StoredUser {
  const text = JSON.stringify({ access_token: 'access', token_type: 'Bearer', profile: { sub: 'p1' }, ...tokens })
  localStorage.setItem(userKey(authority, 'portal'), text)
  return parseUser(text)!
}

describe('a renewal', () => {
  beforeEach(() => configure({}, { authority }))
  afterEach(() => localStorage.clear())

  it('by frame keeps the session where the provider is in trouble before anything of it is known', async () => {
    expectErrors(/The discovery document could not be fetched/)
    await provider({ '.well-known': { status: 500 } })
    expect(await renewSession(new Managers().of(), store({}), 'frame')).to.include({ kind: 'kept' })
  })

  it('by frame keeps the session where storage is full to the brim', async () => {
    expectErrors(/QuotaExceededError/)
    const document = { issuer: authority, authorization_endpoint: `${authority}/authorize` }
    await provider({ '.well-known': { body: document } })
    const before = store({})
    fillStorage(localStorage)
    expect(await renewSession(new Managers().of(), before, 'frame')).to.include({ kind: 'kept' })
  })

  for (const [left, token] of [[-1, 'new'], [600, 'of another tab']] as const) {
    it(`takes what another tab brought only where that still lives: ${left} s left`, async () => {
      await provider({ '.well-known': { body: { issuer: authority, token_endpoint: `${authority}/token` } }, token: { body: { access_token: 'new', expires_in: 600 } } })
      const before = store({ refresh_token: 'refresh' })
      store({ refresh_token: 'refresh', access_token: 'of another tab', expires_at: Math.floor(Date.now() / 1000) + left })
      const renewal = await renewSession(new Managers().of(), before)
      expect(renewal.kind === 'renewed' && renewal.user.access_token).to.equal(token)
    })
  }
})

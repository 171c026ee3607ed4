import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, beforeEach, it, mock } from 'node:test'
import { warnOfForbiddenEndpoints } from './warn-of-forbidden-endpoints.ts'

const PORTAL = 'https://portal.example'

let server: Server
let authority: string
let discovery: object
let warnings: string[]

before(async () => {
  server = createServer((_request, response) => void response.end(JSON.stringify(discovery)))
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  authority = `http://localhost:${(server.address() as AddressInfo).port}`
})

after(() => void server.close())

afterEach(() => mock.restoreAll())

beforeEach(() => {
  warnings = []
  mock.method(console, 'warn', (words: string) => warnings.push(words))
  discovery = {
    issuer: authority,
    authorization_endpoint: 'https://frames.example/auth',
    token_endpoint: 'https://tokens.example/token',
    jwks_uri: 'https://keys.example/keys',
    userinfo_endpoint: `${authority}/userinfo`,
    revocation_endpoint: 'https://tokens.example/revoke',
    check_session_iframe: `${PORTAL}/check`,
    end_session_endpoint: 'https://elsewhere.example/out',
  }
})

const page = () => ({ authority, clientId: 'portal', scope: 'openid' })

it('names the hosts of a provider that the page may not reach, each once', async () => {
  await warnOfForbiddenEndpoints(page(), {}, PORTAL)
  assert.equal(warnings.length, 1)
  const words = `to ask https://tokens.example, https://keys.example, https://frames.example, where the identity provider ${authority} has`
  assert.ok(warnings[0]!.includes(words), warnings[0])
  assert.match(warnings[0]!, /CONNECT_ORIGINS/)
})

it('says nothing where CONNECT_ORIGINS names them, however long the policy is', async () => {
  const connectOrigins = ['https://tokens.example', 'https://keys.example', 'https://frames.example']
  await warnOfForbiddenEndpoints(page(), { connectOrigins }, PORTAL)
  const many = Array.from({ length: 300 }, (_, index) => `https://api-${index}.example`)
  await warnOfForbiddenEndpoints(page(), { connectOrigins: [...connectOrigins, ...many] }, PORTAL)
  assert.deepEqual(warnings, [])
  await warnOfForbiddenEndpoints(page(), { connectOrigins: many }, PORTAL)
  assert.match(warnings[0]!, /ask https:\/\/tokens\.example, /)
})

it('says that a provider without user info lets nobody in', async () => {
  discovery = { issuer: authority }
  await warnOfForbiddenEndpoints(page(), {}, PORTAL)
  assert.deepEqual(warnings, [
    `The discovery of the identity provider ${authority} names no userinfo_endpoint, by which the portal knows people: nobody will be let in.`,
  ])
})

it('looks at every provider, and says nothing of one that is away or answers nonsense', async () => {
  const otherProviders = [{ id: 'old', authority, clientId: 'old' }]
  await warnOfForbiddenEndpoints({ ...page(), authority: 'http://localhost:1', otherProviders }, {}, PORTAL)
  assert.equal(warnings.length, 1)
  discovery = [null, 'nonsense']
  await warnOfForbiddenEndpoints(page(), {}, PORTAL)
  assert.equal(warnings.length, 1)
})

import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, it } from 'node:test'
import { UnsecuredJWT } from 'jose'
import { Refusal } from '../api/kit/refusal.ts'
import { exchangeToken } from './exchange-token.ts'
import { verifyExternalToken } from './verify-external-token.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange'

let server: Server
let authority: string
let grants: string[]
let answer: { status?: number; body: object }
let asked: { authorization: string | undefined; form: Record<string, string> }[]

before(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      if (request.url !== '/token') return void response.end(JSON.stringify(discovery()))
      const form = Object.fromEntries(new URLSearchParams(body))
      asked.push({ authorization: request.headers.authorization, form })
      response.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  authority = `http://localhost:${(server.address() as AddressInfo).port}`
})
after(() => void server.close())
beforeEach(() => {
  asked = []
  grants = ['authorization_code', GRANT]
  answer = { body: { access_token: 'of-reach', expires_in: 120 } }
})

const discovery = () => ({
  issuer: authority,
  token_endpoint: `${authority}/token`,
  userinfo_endpoint: `${authority}/userinfo`,
  grant_types_supported: grants,
})
const provider = (more: object = {}) => ({ authority, clientId: 'portal', vouchesFor: ['*'], ...more })
const exchange = (audience = 'reach', more: object = {}) => exchangeToken(provider(more))('own', audience)
const readable = (claims: object) => new UnsecuredJWT({ iss: authority, ...claims }).encode()

async function refusedWith(asking: Promise<unknown>): Promise<string | undefined> {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof Refusal, String(error))
  return error.problem.code
}

it('asks the provider for a token of that audience, as the client that may ask it', async () => {
  assert.deepEqual(await exchange(), { token: 'of-reach', ttlS: 120 })
  await exchange('reach', { introspection: { clientId: 'api', secret: 's3' } })
  const [own, other] = asked
  assert.deepEqual(
    [own!.form['grant_type'], own!.form['subject_token'], own!.form['audience'], own!.form['client_id']],
    [GRANT, 'own', 'reach', 'portal'],
  )
  assert.equal(other!.authorization, `Basic ${Buffer.from('api:s3').toString('base64')}`)
})

it('leaves it to us where the discovery does not offer that', async () => {
  grants = ['authorization_code']
  assert.equal(await exchange(), undefined)
  assert.deepEqual(asked, [])
})

it('gives nobody a token that the provider refused, that is the own one, or is for others', async () => {
  const tokens = [
    'own',
    readable({ aud: 'account' }),
    readable({ aud: ['reach', 'portal'] }),
    readable({ azp: 'portal' }),
    undefined,
  ]
  for (const token of tokens) {
    answer = { body: { access_token: token } }
    assert.equal(await refusedWith(exchange()), 'app-token-refused')
  }
  answer = { status: 400, body: { error: 'invalid_target' } }
  assert.equal(await refusedWith(exchange()), 'app-token-refused')
  answer = { status: 502, body: {} }
  assert.equal(await refusedWith(exchange()), 'identity-provider-away')
})

it('gives none for the portal itself, whatever an entry says', async () => {
  assert.equal(await refusedWith(exchange('portal')), 'app-token-refused')
  assert.deepEqual(asked, [])
})

it('opens nothing here with a token that was exchanged for a back end, though our client got it', async () => {
  const verify = verifyExternalToken(provider({ audiencesOfOthers: () => ['reach'] }))
  const exchanged = readable({ aud: 'reach', azp: 'portal' })
  assert.equal(await refusedWith(verify(exchanged, '192.0.2.1')), 'access-token-for-others')
})

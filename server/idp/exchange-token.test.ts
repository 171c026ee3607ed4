import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, it } from 'node:test'
import { UnsecuredJWT } from 'jose'
import { Refusal } from '../api/kit/refusal.ts'
import { exchangedAudiences } from '../api/app-tokens/exchanged-audiences.ts'
import { externalProviders } from '../configuration/external-providers.ts'
import { onOneDatabase } from '../db/on-each-database-in-tests.ts'
import { exchangeToken } from './exchange-token.ts'
import { verifyExternalToken } from './verify-external-token.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange'

let server: Server
let authority: string
let grants: string[]
let answer: { status?: number; body: object }
let asked: { authorization: string | undefined; form: Record<string, string> }[]
/** Answer of the provider about a token; undefined where it offers no introspection. */
let told: object | undefined
/** Audiences of which the portal heard that tokens are given for them. */
let noted: string[]

before(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      if (request.url === '/introspect') return void response.end(JSON.stringify(told))
      if (request.url === '/userinfo') return void response.end('{"sub":"1","email":"ada@agency.example"}')
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
  noted = []
  told = undefined
  grants = ['authorization_code', GRANT]
  answer = { body: { access_token: readable({ aud: 'reach' }), expires_in: 120 } }
})

const discovery = () => ({
  issuer: authority,
  token_endpoint: `${authority}/token`,
  userinfo_endpoint: `${authority}/userinfo`,
  grant_types_supported: grants,
  ...(told && { introspection_endpoint: `${authority}/introspect` }),
})
const provider = (more: object = {}) => ({ authority, clientId: 'portal', vouchesFor: ['*'], ...more })
const note = async (audience: string) => void noted.push(audience)
const exchange = (audience = 'reach', more: object = {}, audiences: string[] = []) =>
  exchangeToken([provider(more)], note)({ token: 'own', issuer: authority, audiences }, audience)
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
  assert.deepEqual(await exchange(), { token: readable({ aud: 'reach' }), ttlS: 120 })
  assert.deepEqual(noted, ['reach'])
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

it('gives a token that it cannot read only where the provider says whom it is for', async () => {
  answer = { body: { access_token: 'opaque' } }
  assert.equal(await refusedWith(exchange()), 'app-token-unreadable')
  told = { error: 'unauthorized_client' }
  assert.equal(await refusedWith(exchange()), 'app-token-unreadable')
  told = { active: true, aud: 'reach' }
  assert.equal((await exchange())?.token, 'opaque')
  told = { active: true, aud: ['reach', 'portal'] }
  assert.equal(await refusedWith(exchange()), 'app-token-refused')
})

it('gives none for the portal itself, nor for whom sign-ins are for, whatever an entry says', async () => {
  assert.equal(await refusedWith(exchange('portal')), 'app-audience-of-portal')
  assert.equal(await refusedWith(exchange('account', {}, ['account'])), 'app-audience-of-portal')
  assert.deepEqual([asked, noted], [[], []])
})

it('asks the provider that vouches for the caller, of several', async () => {
  const other = { ...provider(), authority: 'http://localhost:1', clientId: 'other' }
  const several = exchangeToken([other, provider()], note)
  const caller = { token: 'own', issuer: authority, audiences: [] }
  assert.ok(await several(caller, 'reach'))
  assert.equal(await several({ ...caller, issuer: 'https://unknown.example' }, 'reach'), undefined)
  assert.equal(asked.length, 1)
})

onOneDatabase((database) => {
  it('opens nothing here with a token for a back end, and locks nobody out by what an entry says', async () => {
    const audiences = exchangedAudiences(database().sql)
    const config = { authority, clientId: 'portal', scope: '' }
    const parts = { introspection: undefined, exchanged: audiences.all }
    const providers = externalProviders(config, {}, parts)
    const of = (aud: string) => readable({ aud, azp: 'portal' })
    const opens = (token: string) => verifyExternalToken(...providers)(token, '192.0.2.1')
    const caller = { token: of('account'), issuer: authority, audiences: ['account'] }
    const asks = exchangeToken(providers, audiences.note)
    answer = { body: { access_token: of('reach') } }
    assert.ok(await asks(caller, 'reach'))
    assert.equal(await refusedWith(opens(of('reach'))), 'access-token-for-others')
    assert.equal(await refusedWith(asks(caller, 'account')), 'app-audience-of-portal')
    assert.deepEqual((await opens(of('account')))?.audiences, ['account'])
  })
})

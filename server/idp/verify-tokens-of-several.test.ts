import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, it } from 'node:test'
import { UnsecuredJWT } from 'jose'
import { Refusal } from '../api/kit/refusal.ts'
import type { ExternalProvider } from './ask-provider.ts'
import { verifyExternalToken } from './verify-external-token.ts'

const servers: Server[] = []
after(() => servers.forEach((server) => server.close().closeAllConnections()))

interface Provider extends ExternalProvider {
  /** How often it was shown a token. */
  shown: number
}

/** A provider that knows one token, or whoever comes where none is named. */
async function startProvider(clientId: string, token?: string): Promise<Provider> {
  const provider: Provider = { authority: '', clientId, vouchesFor: ['*'], shown: 0 }
  const server = createServer(({ url, headers }, response) => {
    if (url !== '/userinfo')
      return void response.end(
        JSON.stringify({ issuer: provider.authority, userinfo_endpoint: `${provider.authority}/userinfo` }),
      )
    provider.shown++
    const isKnown = token === undefined || headers.authorization === `Bearer ${token}`
    response
      .writeHead(isKnown ? 200 : 401)
      .end(JSON.stringify({ sub: '1', email: `person@${clientId}.example` }))
  }).listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  provider.authority = `http://localhost:${(server.address() as AddressInfo).port}`
  return provider
}

const tokenOf = ({ authority, clientId }: Pick<ExternalProvider, 'authority' | 'clientId'>) =>
  new UnsecuredJWT({ iss: `${authority}/`, azp: clientId }).encode()

it('shows a token that names its issuer and application to that provider alone', async () => {
  const [first, second] = [await startProvider('first'), await startProvider('second')]
  const verify = verifyExternalToken(first, second)
  assert.equal((await verify(tokenOf(second), ''))?.email, 'person@second.example')
  assert.equal((await verify(tokenOf(first), ''))?.email, 'person@first.example')
  assert.deepEqual([first.shown, second.shown], [1, 1])
  await assert.rejects(
    verify(tokenOf({ ...second, clientId: 'first' }), ''),
    (error) =>
      error instanceof Refusal && error.problem.status === 403 && /takes only second/.test(error.message),
  )
})

it('shows a token that names nobody to each in turn, and remembers whose it is', async () => {
  const [first, second] = [await startProvider('first', 'a'), await startProvider('second', 'b')]
  const verify = verifyExternalToken(first, second)
  assert.equal((await verify('b', ''))?.email, 'person@second.example')
  await verify('b', '')
  assert.deepEqual([first.shown, second.shown], [1, 1])
  assert.equal(await verify('c', ''), null)
})

it('says that a provider is away, where no other knows the token', async () => {
  const [away, other] = [
    { authority: 'http://localhost:1', clientId: 'away', vouchesFor: ['*'] },
    await startProvider('other', 'b'),
  ]
  const verify = verifyExternalToken(away, other)
  assert.equal((await verify('b', ''))?.email, 'person@other.example')
  await assert.rejects(
    verify('c', ''),
    (error) =>
      error instanceof Refusal &&
      error.problem.status === 503 &&
      /localhost:1 cannot be reached/.test(error.message),
  )
})

/** A provider that tells whose its tokens are, where the client that asks is `asks`. */
async function startTeller(asks: string): Promise<Provider & { told: number }> {
  const provider = { authority: '', clientId: 'portal', vouchesFor: ['*'], shown: 0, told: 0 }
  const server = createServer((request, response) => {
    const { authority } = provider
    if (request.url === '/userinfo')
      return void response.end(JSON.stringify({ sub: '1', email: `${++provider.shown}@portal.example` }))
    if (request.url !== '/introspect')
      return void response.end(
        JSON.stringify({
          issuer: authority,
          userinfo_endpoint: `${authority}/userinfo`,
          introspection_endpoint: `${authority}/introspect`,
        }),
      )
    provider.told++
    void text(request).then((body) => {
      const form = new URLSearchParams(body)
      const client = form.get('client_id') ?? request.headers.authorization
      const token = form.get('token')!
      response
        .writeHead(client === asks ? 200 : 401)
        .end(JSON.stringify(token === 'ended' ? { active: false } : { active: true, client_id: token }))
    })
  }).listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  provider.authority = `http://localhost:${(server.address() as AddressInfo).port}`
  return provider
}

it('asks the provider whose an opaque token is, and refuses that of another application', async () => {
  const provider = await startTeller('portal')
  const verify = verifyExternalToken(provider)
  assert.ok(await verify('portal', ''))
  await assert.rejects(
    verify('another', ''),
    (error) =>
      error instanceof Refusal &&
      error.problem.status === 403 &&
      /belongs to another application \(another\)/.test(error.message),
  )
  assert.equal(await verify('ended', ''), null)
  assert.equal(provider.shown, 1, 'the user info was asked for our own alone')
})

it('asks as a client with a secret where it has one, and goes without where the provider does not tell', async (test) => {
  const warned = test.mock.method(console, 'warn', () => undefined)
  const provider = await startTeller(`Basic ${Buffer.from('api:s%20t').toString('base64')}`)
  const introspection = { clientId: 'api', secret: 's t' }
  await assert.rejects(verifyExternalToken({ ...provider, introspection })('another', ''), Refusal)
  const without = verifyExternalToken(provider)
  assert.ok(await without('another', ''))
  assert.ok(await without('more', ''))
  assert.equal(provider.told, 2)
  assert.match(
    String(warned.mock.calls[0]?.arguments[0]),
    /does not tell the client portal whose access tokens are \(401\)/,
  )
})

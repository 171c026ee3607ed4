import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, it } from 'node:test'
import { UnsecuredJWT } from 'jose'
import { Refusal } from '../api/kit/refusal.ts'
import type { ExternalProvider } from './ask-provider.ts'
import { verifyExternalToken } from './verify-external-token.ts'
import type { TokenOwner } from '../api/kit/api-environment.ts'

const WHERE = '192.0.2.1'

type Ask = (token: string, address?: string) => Promise<TokenOwner | null>

let foreign: Server | undefined
let calls = 0

type Answer = (request: IncomingMessage, response: ServerResponse) => void

function asking(provider: ExternalProvider): Ask {
  const verify = verifyExternalToken(provider)
  return (token, address = WHERE) => verify(token, address)
}

/** Asks a provider whose user info answers as told, and which calls itself something else where that is told. */
async function verifier(
  answer: Answer,
  issuerOf = (authority: string) => authority,
  settings: { issuerCheck?: boolean; vouchesFor?: string[]; groupsClaim?: string } = {},
): Promise<Ask> {
  calls = 0
  foreign = createServer((request, response) => {
    const authority = `http://localhost:${(foreign!.address() as AddressInfo).port}`
    if (request.url !== '/userinfo')
      return void response.end(
        JSON.stringify({ issuer: issuerOf(authority), userinfo_endpoint: `${authority}/userinfo` }),
      )
    calls++
    answer(request, response)
  })
  await new Promise<void>((done) => foreign!.listen(0, 'localhost', done))
  return asking({
    authority: `http://localhost:${(foreign.address() as AddressInfo).port}`,
    clientId: 'portal',
    vouchesFor: ['*'],
    ...settings,
  })
}

afterEach(() => foreign?.closeAllConnections())
afterEach(() => void foreign?.close())

const person = (fields: object) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.end(JSON.stringify({ sub: '1', ...fields }))

const owner = (email: string) => ({
  email,
  identity: {
    issuer: `http://localhost:${(foreign!.address() as AddressInfo).port}`,
    subject: '1',
    vouches: true,
  },
})

const refused = (status: number, words: RegExp) => (error: unknown) =>
  error instanceof Refusal && error.problem.status === status && words.test(error.message)
const unavailable = (words: RegExp) => refused(503, words)

it('tells the name, and the groups of the claim that is named', async () => {
  const said = { email: 'ada@agency.example', given_name: 'Ada', family_name: 'Lovelace' }
  const groups = ['UK planners', 7, '']
  const verify = await verifier(person({ ...said, roles: groups }), undefined, { groupsClaim: 'roles' })
  const { email, ...name } = { email: said.email, firstname: 'Ada', lastname: 'Lovelace' }
  assert.deepEqual(await verify('a'), { ...owner(email), ...name, groups: ['UK planners'] })
})

it('tells one session from another by what the token says of it', async () => {
  const verify = await verifier(person({ email: 'ada@agency.example' }))
  const iss = owner('').identity.issuer
  const sessionOf = async (claims: object) =>
    (await verify(new UnsecuredJWT({ iss, azp: 'portal', ...claims }).encode()))?.session
  assert.equal(await sessionOf({ sid: 'abc', auth_time: 5, jti: 'one' }), `${iss} abc`)
  assert.equal(await sessionOf({ sid: 'abc', auth_time: 5, jti: 'two' }), `${iss} abc`)
  assert.equal(await sessionOf({ auth_time: 5 }), `${iss} 5`)
  assert.equal(await sessionOf({}), undefined)
})

it('tells no groups where the provider keeps silent about them', async () => {
  const verify = await verifier(person({ email: 'ada@agency.example' }), undefined, { groupsClaim: 'roles' })
  assert.deepEqual(await verify('a'), owner('ada@agency.example'))
})

it('tells the email in lower case and asks once a minute for each token', async () => {
  const verify = await verifier(person({ sub: '1', email: 'Maya@Agency.Example' }))
  const answers = await Promise.all([verify('a'), verify('a'), verify('a')])
  assert.deepEqual(
    answers,
    Array.from({ length: 3 }, () => owner('maya@agency.example')),
  )
  await verify('a')
  assert.equal(calls, 1)
  await verify('b')
  assert.equal(calls, 2)
})

it('remembers a refusal for a moment only: a token may become good when clocks agree', async (test) => {
  test.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  let status = 401
  const verify = await verifier(
    (_request, response) => void response.writeHead(status).end('{"sub":"1","email":"a@b.example"}'),
  )
  assert.equal(await verify('a'), null)
  status = 200
  assert.equal(await verify('a'), null)
  assert.equal(calls, 1)
  test.mock.timers.tick(5000)
  assert.deepEqual(await verify('a'), owner('a@b.example'))
})

it('takes no address that its owner has not confirmed', async () => {
  for (const [email_verified, isTaken] of [
    [false, false],
    ['false', false],
    [null, false],
    [true, true],
    ['true', true],
    [undefined, true],
  ] as const) {
    const verify = await verifier(person({ email: 'a@b.example', email_verified }))
    if (isTaken) assert.deepEqual(await verify('a'), owner('a@b.example'))
    else await assert.rejects(verify('a'), refused(403, /a@b\.example is not confirmed/))
    foreign!.close()
  }
})

it('refuses a readable token that another application was given', async () => {
  const verify = await verifier(person({ email: 'a@b.example' }))
  await assert.rejects(
    verify(new UnsecuredJWT({ azp: 'another' }).encode()),
    refused(403, /belongs to another application \(another\)/),
  )
  assert.deepEqual(await verify(new UnsecuredJWT({ azp: 'portal' }).encode()), owner('a@b.example'))
})

it('refuses a readable token for another audience that names no application', async () => {
  const verify = await verifier(person({ email: 'a@b.example' }))
  for (const aud of ['another', ['another', 'third']]) {
    await assert.rejects(verify(new UnsecuredJWT({ aud }).encode()), refused(403, /is meant for another/))
  }
  assert.deepEqual(await verify(new UnsecuredJWT({ aud: ['another', 'portal'] }).encode()), {
    ...owner('a@b.example'),
    audiences: ['another', 'portal'],
  })
  assert.deepEqual(await verify(new UnsecuredJWT({ aud: 'an-api', azp: 'portal' }).encode()), {
    ...owner('a@b.example'),
    audiences: ['an-api'],
  })
})

it('asks nothing more for an address that shows nonsense, until a minute has passed', async (test) => {
  test.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const isGood = (token = '') => token.startsWith('Bearer good')
  const verify = await verifier(
    (request, response) =>
      void response
        .writeHead(isGood(request.headers.authorization) ? 200 : 401)
        .end('{"sub":"1","email":"a@b.example"}'),
  )
  for (let good = 0; good < 200; good++) assert.ok(await verify(`good-${good}`))
  await Promise.all(Array.from({ length: 120 }, (_none, nonsense) => verify(`nonsense-${nonsense}`)))
  const asked = calls
  await assert.rejects(
    verify('good-new'),
    (error) => refused(429, /Wait a minute/)(error) && (error as Refusal).headers['retry-after'] === '60',
  )
  assert.equal(calls, asked)
  assert.ok(await verify('good-1'), 'one that is known goes on')
  assert.ok(await verify('good-new', '192.0.2.2'), 'as do others')
  test.mock.timers.tick(60_000)
  assert.ok(await verify('good-new'))
})

it('vouches for the addresses and domains that it was told of', async () => {
  const vouches = async (email: string, vouchesFor: string[]) => {
    const verify = await verifier(person({ email }), undefined, { vouchesFor })
    const found = await verify('a')
    foreign!.close()
    return found?.identity?.vouches
  }
  assert.equal(await vouches('a@b.example', []), false)
  assert.equal(await vouches('a@b.example', ['B.example']), true)
  assert.equal(await vouches('a@sub.b.example', ['b.example']), false)
  assert.equal(await vouches('a@b.example@evil.example', ['b.example']), false)
  assert.equal(await vouches('A@b.example', ['a@b.example', 'c.example']), true)
})

it('answers 503 and recovers when the provider cannot be reached or fails', async () => {
  const verify = asking({ authority: 'http://localhost:1', clientId: 'portal', vouchesFor: ['*'] })
  await assert.rejects(verify('a'), unavailable(/cannot be reached/))
  await assert.rejects(verify('a'), unavailable(/cannot be reached/))
  let status = 0
  const failing = await verifier(
    (_request, response) => void response.writeHead(status).end('{"sub":"1","email":"a@b.example"}'),
  )
  for (status of [400, 403, 404, 429, 500])
    await assert.rejects(failing('a'), unavailable(new RegExp(`answered user info with ${status}`)))
  status = 200
  assert.deepEqual(await failing('a'), owner('a@b.example'))
})

it('says what is wrong with the set-up of the provider', async () => {
  const noEmail = await verifier(person({}))
  await assert.rejects(noEmail('a'), unavailable(/SCOPE must include "email"/))
  foreign!.close()
  const noSubject = await verifier(person({ sub: undefined, email: 'a@b.example' }))
  await assert.rejects(noSubject('a'), unavailable(/tells no sub/))
  foreign!.close()
  const otherName = await verifier(person({}), () => 'https://elsewhere.example')
  await assert.rejects(otherName('a'), unavailable(/calls itself https:\/\/elsewhere\.example/))
  foreign!.close()
  const html = await verifier((_request, response) => void response.end('<html>'))
  await assert.rejects(html('a'), unavailable(/did not answer with JSON/))
})

it('takes the issuer with or without a final slash, and any where it is not to be compared', async () => {
  const withSlash = await verifier(person({ email: 'a@b.example' }), (authority) => `${authority}/`)
  assert.deepEqual(await withSlash('a'), owner('a@b.example'))
  foreign!.close()
  const unchecked = await verifier(person({ email: 'a@b.example' }), () => 'https://elsewhere.example', {
    issuerCheck: false,
  })
  assert.deepEqual(await unchecked('a'), owner('a@b.example'))
})

it('says that a provider without user info cannot be used, which no second try mends', async () => {
  foreign = createServer((_request, response) => {
    const issuer = `http://localhost:${(foreign!.address() as AddressInfo).port}`
    response.end(JSON.stringify({ issuer }))
  })
  await new Promise<void>((done) => foreign!.listen(0, 'localhost', done))
  const authority = `http://localhost:${(foreign.address() as AddressInfo).port}`
  await assert.rejects(asking({ authority, clientId: 'portal', vouchesFor: ['*'] })('a'), (error) => {
    assert.ok(error instanceof Refusal)
    assert.deepEqual([error.problem.code, error.problem.status], ['identity-provider-without-user-info', 403])
    return true
  })
})

import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, it } from 'node:test'
import { UnsecuredJWT } from 'jose'
import { Refusal } from '../api/refusal.ts'
import { verifyExternalToken } from './verify-external-token.ts'
import type { VerifyToken } from '../api/api-environment.ts'

let foreign: Server | undefined
let calls = 0

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Asks a provider whose user info answers as told, and which calls itself something else where that is told. */
async function verifier(answer: Answer, issuerOf = (authority: string) => authority, settings: { issuerCheck?: boolean } = {}): Promise<VerifyToken> {
  calls = 0
  foreign = createServer((request, response) => {
    const authority = `http://localhost:${(foreign!.address() as AddressInfo).port}`
    if (request.url !== '/userinfo') return void response.end(JSON.stringify({ issuer: issuerOf(authority), userinfo_endpoint: `${authority}/userinfo` }))
    calls++
    answer(request, response)
  })
  await new Promise<void>((done) => foreign!.listen(0, 'localhost', done))
  return verifyExternalToken({ authority: `http://localhost:${(foreign.address() as AddressInfo).port}`, clientId: 'portal', ...settings })
}

afterEach(() => foreign?.closeAllConnections())
afterEach(() => void foreign?.close())

const person = (fields: object) => (_request: IncomingMessage, response: ServerResponse) => void response.end(JSON.stringify(fields))

const refused = (status: number, words: RegExp) => (error: unknown) => error instanceof Refusal && error.problem.status === status && words.test(error.message)
const unavailable = (words: RegExp) => refused(503, words)

it('tells the email in lower case and asks once a minute for each token', async () => {
  const verify = await verifier(person({ sub: '1', email: 'Maya@Agency.Example' }))
  const answers = await Promise.all([verify('a'), verify('a'), verify('a')])
  assert.deepEqual(answers, Array.from({ length: 3 }, () => ({ email: 'maya@agency.example' })))
  await verify('a')
  assert.equal(calls, 1)
  await verify('b')
  assert.equal(calls, 2)
})

it('does not remember a refusal', async () => {
  let status = 401
  const verify = await verifier((_request, response) => void response.writeHead(status).end('{"email":"a@b.example"}'))
  assert.equal(await verify('a'), null)
  status = 200
  assert.deepEqual(await verify('a'), { email: 'a@b.example' })
})

it('takes no address that its owner has not confirmed', async () => {
  for (const [email_verified, isTaken] of [[false, false], ['false', false], [null, false], [true, true], ['true', true], [undefined, true]] as const) {
    const verify = await verifier(person({ email: 'a@b.example', email_verified }))
    if (isTaken) assert.deepEqual(await verify('a'), { email: 'a@b.example' })
    else await assert.rejects(verify('a'), refused(403, /a@b\.example is not confirmed/))
    foreign!.close()
  }
})

it('refuses a readable token that another application was given', async () => {
  const verify = await verifier(person({ email: 'a@b.example' }))
  await assert.rejects(verify(new UnsecuredJWT({ azp: 'another' }).encode()), refused(403, /belongs to the application another/))
  assert.deepEqual(await verify(new UnsecuredJWT({ azp: 'portal' }).encode()), { email: 'a@b.example' })
})

it('answers 503 and recovers when the provider cannot be reached or fails', async () => {
  const verify = verifyExternalToken({ authority: 'http://localhost:1', clientId: 'portal' })
  await assert.rejects(verify('a'), unavailable(/cannot be reached/))
  await assert.rejects(verify('a'), unavailable(/cannot be reached/))
  let status = 0
  const failing = await verifier((_request, response) => void response.writeHead(status).end('{"email":"a@b.example"}'))
  for (status of [400, 403, 404, 429, 500]) await assert.rejects(failing('a'), unavailable(new RegExp(`answered user info with ${status}`)))
  status = 200
  assert.deepEqual(await failing('a'), { email: 'a@b.example' })
})

it('says what is wrong with the set-up of the provider', async () => {
  const noEmail = await verifier(person({ sub: '1' }))
  await assert.rejects(noEmail('a'), unavailable(/SCOPE must include "email"/))
  foreign!.close()
  const otherName = await verifier(person({}), () => 'https://elsewhere.example')
  await assert.rejects(otherName('a'), unavailable(/calls itself https:\/\/elsewhere\.example/))
  foreign!.close()
  const html = await verifier((_request, response) => void response.end('<html>'))
  await assert.rejects(html('a'), unavailable(/did not answer with JSON/))
})

it('takes the issuer with or without a final slash, and any where it is not to be compared', async () => {
  const withSlash = await verifier(person({ email: 'a@b.example' }), (authority) => `${authority}/`)
  assert.deepEqual(await withSlash('a'), { email: 'a@b.example' })
  foreign!.close()
  const unchecked = await verifier(person({ email: 'a@b.example' }), () => 'https://elsewhere.example', { issuerCheck: false })
  assert.deepEqual(await unchecked('a'), { email: 'a@b.example' })
})

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { AuditLine } from '../../miniapps/domain/access/wire-checks.ts'
import type { Invited } from '../../miniapps/domain/access/wire-grants.ts'
import { builtPortal } from '../http/portal-in-tests.ts'
import { linkIn, textOf } from '../mail/read-mail-in-tests.ts'
import { smtpServer } from '../mail/smtp-in-tests.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { Visitor } from './visitor-in-tests.ts'

const PASSWORD = 'four quiet lamps above'
const DEVELOPER = 'developer@agency.example'

let mail: Awaited<ReturnType<typeof smtpServer>>
let server: RunningServer
let adminToken = ''

before(async () => {
  mail = await smtpServer()
  server = await startServer({
    environment: { RATE_PER_ADDRESS: '0', PORT: '0', DATA_DIR: await seededFolder(), MAIL_URL: mail.url },
    staticDir: await builtPortal(),
  })
  adminToken = await tokenOf('admin@agency.example', DEMO_PASSWORD)
})

after(async () => {
  await server.close()
  await mail.close()
})

async function tokenOf(email: string, password: string, visitor = new Visitor(server.url)): Promise<string> {
  const { callback, verifier } = await visitor.signIn(email, password)
  return (await visitor.redeem(callback, verifier)).access_token
}

async function invite(path: string, json: object): Promise<{ status: number; body: unknown }> {
  const headers = {
    authorization: `Bearer ${adminToken}`,
    'content-type': 'application/json',
    cookie: 'XSRF-TOKEN=x',
    'x-xsrf-token': 'x',
  }
  const response = await fetch(`${server.url}/api/access${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
  })
  return { status: response.status, body: await response.json() }
}

const myself = (token: string) =>
  fetch(`${server.url}/api/user-details/users/me`, { headers: { authorization: `Bearer ${token}` } })

/** The mails to somebody, once so many have come. */
async function mailsTo(email: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 1200; tries++) {
    const found = mail.received.filter(({ to }) => to === email)
    if (found.length >= count) return found.map(({ source }) => source)
    await wait(50)
  }
  throw new Error(`Fewer than ${count} mails came to ${email}`)
}

const passwordEntries = async () => {
  const headers = { authorization: `Bearer ${adminToken}` }
  const asked = ['set', 'reset'].map(async (how) => {
    const response = await fetch(`${server.url}/api/access/audit?action=person.password-${how}`, { headers })
    return ((await response.json()) as { data: AuditLine[] }).data
  })
  return (await Promise.all(asked)).flat().map(({ actor, action, before: earlier, after: now }) => {
    return { actorId: actor?.id, action, before: earlier, after: now }
  })
}

const visitor = () => new Visitor(server.url)
const set = (link: string, password: string, repeat = password) =>
  visitor().submit(link, { password, repeat })

it('lets an invited person in: the link of the mail sets a password, once', async () => {
  const email = 'ada@invited.example'
  const person = { email, firstname: 'Ada', lastname: 'Invited', agency: 'choreograph' }
  const { body } = await invite('/people', person)
  const { data, invitation } = body as Invited
  assert.deepEqual([data.status, invitation?.isMailed, invitation?.link], ['invited', true, null])
  const link = linkIn((await mailsTo(email, 1))[0]!)
  const look = async () => (await visitor().fetch(link)).text()
  assert.match(await look(), /value="ada@invited\.example"/)
  assert.match(await look(), /New password/, 'looking uses nothing up')
  const at = (field: string, problem: string) =>
    new RegExp(
      `id="${field}"[^>]*aria-invalid="true" aria-describedby="problem" autofocus>\\s*<p [^>]*id="problem"[^>]*>${problem}`,
    )
  for (const [password, repeat, problem] of [
    ['too short', 'too short', at('password', 'The password needs at least 12')],
    [email, email, at('password', 'The password must not be your email')],
    [PASSWORD, `${PASSWORD}!`, at('repeat', 'The two passwords differ')],
  ] as const) {
    const refused = await set(link, password, repeat)
    assert.equal(refused.status, 422)
    assert.match(await refused.text(), problem)
  }
  const done = await set(link, PASSWORD)
  assert.match(await done.text(), /Your password is set/)
  assert.equal((await myself(await tokenOf(email, PASSWORD))).status, 200)
  const again = await set(link, 'another password of mine')
  assert.equal(again.status, 410)
  assert.match(await again.text(), /no longer valid/)
  const noted = await passwordEntries()
  assert.deepEqual(noted, [{ actorId: data.id, action: 'person.password-set', before: null, after: null }])
  assert.equal((await invite(`/people/${data.id}/invitation`, { agency: 'choreograph' })).status, 409)
})

it('ends an invitation by a newer one', async () => {
  const email = 'grace@invited.example'
  const { body } = await invite('/people', {
    email,
    firstname: 'Grace',
    lastname: 'H',
    agency: 'choreograph',
  })
  const { id } = (body as Invited).data
  assert.equal((await invite(`/people/${id}/invitation`, { agency: 'choreograph' })).status, 200)
  const [first, second] = (await mailsTo(email, 2)).map(linkIn)
  assert.equal((await visitor().fetch(first!)).status, 410)
  assert.equal((await visitor().fetch(second!)).status, 200)
})

it('resets a forgotten password and signs out everywhere', async () => {
  const earlier = await tokenOf(DEVELOPER, DEMO_PASSWORD)
  assert.equal((await myself(earlier)).status, 200)
  const forgot = `${server.url}/idp/forgot-password`
  const { page } = await visitor().form(visitor().authorize().url)
  assert.match(page, /href="\/idp\/forgot-password"/)
  const pages = []
  for (const email of [DEVELOPER, 'nobody@agency.example']) {
    const answer = await visitor().submit(forgot, { email })
    pages.push((await answer.text()).replaceAll(email, 'E'))
  }
  assert.equal(pages[0], pages[1])
  const link = linkIn((await mailsTo(DEVELOPER, 1))[0]!)
  assert.equal((await set(link, PASSWORD)).status, 200)
  const [, told] = await mailsTo(DEVELOPER, 2)
  assert.match(textOf(told!), /Your password was changed on .*2026.*, and you were signed out everywhere/)
  assert.equal(linkIn(told!), forgot)
  assert.deepEqual((await passwordEntries()).map(({ action }) => action).toSorted(), [
    'person.password-reset',
    'person.password-set',
  ])
  assert.equal((await myself(earlier)).status, 401)
  assert.equal((await myself(await tokenOf(DEVELOPER, PASSWORD))).status, 200)
  assert.equal(mail.received.filter(({ to }) => to === 'nobody@agency.example').length, 0)
})

it('mails no more links than attempts to sign in are allowed', async () => {
  const email = 'planner@agency.example'
  for (let time = 0; time < 8; time++) await visitor().submit(`${server.url}/idp/forgot-password`, { email })
  const links = (await mailsTo(email, 5)).map(linkIn)
  assert.ok(links.length <= 6, `${links.length} mails`)
})

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { AuditLine } from '../../miniapps/domain/access/wire-checks.ts'
import { builtPortal } from '../http/portal-in-tests.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { demoId } from '../world/people.ts'
import { Visitor } from './visitor-in-tests.ts'

const PLANNER = 'planner@agency.example'

let server: RunningServer

before(async () => {
  server = await startServer({
    environment: { PORT: '0', DATA_DIR: await seededFolder() },
    staticDir: await builtPortal(),
  })
})

after(() => server.close())

async function signedIn(email: string) {
  const person = new Visitor(server.url)
  const { callback, verifier } = await person.signIn(email, DEMO_PASSWORD)
  const tokens = await person.redeem(callback, verifier)
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'user-agent': 'Firefox/142.0 (Linux)' }
  const get = async (path: string) => (await fetch(`${server.url}/api${path}`, { headers })).json()
  return { person, tokens, get }
}

async function signOut(person: Visitor, id_token_hint: string): Promise<void> {
  const query = new URLSearchParams({ id_token_hint, post_logout_redirect_uri: `${server.url}/login` })
  const page = await (await person.fetch(`${server.url}/idp/session/end?${query}`)).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)![1]!
  await person.submit(`${server.url}/idp/session/end/confirm`, { xsrf, logout: 'yes' })
}

it('notes who signed in with which browser, who signed out, and who was not let in, but no stranger', async () => {
  const admin = await signedIn('admin@agency.example')
  const noted = async (more: string) =>
    ((await admin.get(`/access/audit?${more}`)) as { data: AuditLine[] }).data.toReversed()

  const { person, tokens, get } = await signedIn(PLANNER)
  await Promise.all(['me', 'me', 'me/sessions'].map((path) => get(`/user-details/users/${path}`)))
  await signOut(person, tokens.id_token)
  for (const email of ['nobody@agency.example', PLANNER]) {
    const stranger = new Visitor(server.url)
    const { action } = await stranger.form(stranger.authorize().url)
    await stranger.guess(action, { email, password: 'wrong' })
  }
  let lines: AuditLine[] = []
  while (lines.length < 3) {
    await wait(20)
    lines = await noted(`subject=${demoId(PLANNER)}`)
  }

  const [came, left, refused] = lines
  const session = (came!.after as { session: string }).session
  assert.equal(came!.action, 'person.signed-in')
  assert.deepEqual(came!.after, { session, provider: 'embedded', browser: 'Firefox', system: 'Linux' })
  assert.deepEqual([left!.action, left!.after], ['person.signed-out', { session }])
  assert.equal(left!.actor?.id, demoId(PLANNER))
  assert.deepEqual(
    [refused!.action, refused!.outcome, refused!.actor, refused!.after],
    ['person.sign-in-refused', 'refused', null, { code: 'wrong-password' }],
  )
  assert.equal(lines.length, 3, 'calls of one page are one sign-in')
  assert.equal((await noted('action=person.sign-in-refused')).length, 1)
})

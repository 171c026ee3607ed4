import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { builtPortal } from '../http/portal-in-tests.ts'
import { Visitor } from '../idp/visitor-in-tests.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { headerOf, linkIn, partOf, textOf } from './read-mail-in-tests.ts'

let server: RunningServer
let folder = ''
const tokens = new Map<string, string>()

before(async () => {
  const dataDir = await seededFolder()
  folder = join(dataDir, 'mail')
  server = await startServer({
    environment: { RATE_PER_ADDRESS: '0', PORT: '0', DATA_DIR: dataDir },
    staticDir: await builtPortal(),
  })
})
after(() => server.close())

async function call(who: string, method: string, path: string, json?: object): Promise<Response> {
  if (!tokens.has(who)) {
    const visitor = new Visitor(server.url)
    const { callback, verifier } = await visitor.signIn(`${who}@agency.example`, DEMO_PASSWORD)
    tokens.set(who, (await visitor.redeem(callback, verifier)).access_token)
  }
  return fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.get(who)}`,
      'content-type': 'application/json',
      cookie: 'XSRF-TOKEN=x',
      'x-xsrf-token': 'x',
    },
    ...(json && { body: JSON.stringify(json) }),
  })
}

/** The one mail of a kind that lies in the folder, once it does. */
async function mailOf(kind: string, index = 0): Promise<string> {
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(`-${kind}-`))
    const name = names.toSorted()[index]
    const text = name && (await readFile(join(folder, name), 'utf8'))
    if (text) return text
    await wait(100)
  }
}

it('leaves a whole mail to look at: headers, names in their letters, both parts, one link', async () => {
  const email = 'zoe@invited.example'
  const person = { email, firstname: 'Zoë', lastname: '王小明', agency: 'choreograph' }
  await call('admin', 'POST', '/access/people', person)
  const source = await mailOf('invitation')
  assert.equal(headerOf(source, 'To'), `Zoë 王小明 <${email}>`)
  assert.match(source.split(/\r?\n\r?\n/)[0]!, /^[\t\r\n\x20-\x7e]+$/, 'a header has letters of ASCII')
  assert.equal(headerOf(source, 'From'), 'Agency OS <no-reply@localhost>')
  assert.match(headerOf(source, 'Subject'), /^\S.* invites you to Agency OS$/)
  assert.match(headerOf(source, 'Message-ID'), /^<[\w-]+@localhost>$/)
  assert.match(headerOf(source, 'Date'), /2026/)
  assert.equal(headerOf(source, 'MIME-Version'), '1.0')
  assert.equal(headerOf(source, 'Auto-Submitted'), 'auto-generated')
  assert.equal(headerOf(source, 'List-Unsubscribe'), '', 'an invitation is no choice')
  assert.match(source, /^Content-Type: multipart\/alternative/m)
  const link = linkIn(source)
  assert.ok(link.startsWith(`${server.url}/idp/password/`))
  assert.match(textOf(source), /^Hello Zoë,\n/)
  const html = partOf(source, 'text/html')
  assert.match(html, /^<!doctype html>\s*<html lang="en">/)
  assert.equal(html.split(`href="${link}"`).length, 2)
  assert.doesNotMatch(html, /<img|<script|src=|url\(/)
})

it('mails a request to the administrator and the decision to whom it concerns, with links that lead there', async () => {
  const ask = { app: 'cart', agency: 'choreograph', note: 'For <the> new client' }
  const asked = await call('no-workspaces', 'POST', '/requests', ask)
  const { data: request } = (await asked.json()) as { data: { id: string } }
  const source = await mailOf('access-requested')
  assert.match(headerOf(source, 'To'), /<admin@agency\.example>$/)
  assert.equal(linkIn(source), `${server.url}/os-admin/panel/requests?request=${request.id}`)
  assert.match(textOf(source), /asks for access to Cart.*Message: For <the> new client/s)
  assert.ok(partOf(source, 'text/html').includes('For &lt;the&gt; new client'))
  const until = '2999-01-02T12:00:00Z'
  await call('admin', 'POST', `/requests/${request.id}/decide`, { decision: 'grant', reason: '', until })
  const answer = await mailOf('access-granted')
  assert.match(headerOf(answer, 'To'), /<no-workspaces@agency\.example>$/)
  assert.equal(linkIn(answer), `${server.url}/cart`)
  assert.match(textOf(answer), /Your access ends on .*2999/)
})

it('turns mails off by the link in them: asked first, or at once where a mail program posts', async () => {
  const stop = /<(\S+)>/.exec(headerOf(await mailOf('access-granted'), 'List-Unsubscribe'))![1]!
  const settings = async () =>
    (
      (await (await call('no-workspaces', 'GET', '/notifications/unread?day=2026-11-25')).json()) as {
        data: { settings: { mail: { off: string[] } }; sendsMail: boolean }
      }
    ).data
  const page = await fetch(stop, { headers: { 'accept-language': 'de' } })
  assert.match(await page.text(), /Diese E-Mails abbestellen\?.*<button[^>]*>E-Mails abbestellen/s)
  assert.match(page.headers.get('content-security-policy')!, /default-src 'none'.*form-action 'self'/)
  assert.equal((await settings()).sendsMail, true)
  assert.deepEqual((await settings()).settings.mail.off, [], 'opening it turns nothing off')
  const post = (body: string) =>
    fetch(stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  const posted = await post('List-Unsubscribe=One-Click')
  assert.equal(posted.status, 200)
  assert.match(await posted.text(), /You will get no more of these emails/)
  assert.deepEqual((await settings()).settings.mail.off, ['requests'])
  await post('on=yes')
  assert.deepEqual((await settings()).settings.mail.off, [])
  for (const wrong of [stop.replace('requests', 'invitations'), stop.replace(/stop\/./, 'stop/_-')])
    assert.equal((await fetch(wrong)).status, 404)
})

it('tells of a session that was ended from another browser', async () => {
  await call('developer', 'GET', '/user-details/users/me')
  const first = tokens.get('developer')!
  tokens.delete('developer')
  await call('developer', 'DELETE', '/user-details/users/me/sessions')
  const source = await mailOf('signed-out')
  assert.match(headerOf(source, 'To'), /<developer@agency\.example>$/)
  assert.equal(linkIn(source), `${server.url}/user/settings`)
  assert.match(textOf(source), /your session in an unknown browser was ended from another browser/)
  tokens.set('developer', first)
  assert.equal((await call('developer', 'GET', '/user-details/users/me')).status, 401)
})

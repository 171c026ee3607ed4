import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright'
import { builtPortal } from '../http/portal-in-tests.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { seededFolder } from '../seeded-folder-in-tests.ts'
import { chrome } from '../setup/chrome.mjs'
import { type RunningServer, startServer } from '../start-server.ts'
import { Visitor } from './visitor-in-tests.ts'

let server: RunningServer
let browser: Browser
let page: Page
const violations: string[] = []

before(async () => {
  const environment = { PORT: '0', DATA_DIR: await seededFolder() }
  server = await startServer({ environment, staticDir: await builtPortal() })
  browser = await chromium.launch({
    executablePath: chrome(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  page = await (await browser.newContext()).newPage()
  page.on(
    'console',
    (message) => /Content Security Policy|Trusted/.test(message.text()) && violations.push(message.text()),
  )
})

after(async () => {
  await browser?.close()
  await server?.close()
})

/** What the provider's frame answers to a client's question. */
async function ask(message: string): Promise<string> {
  await page.goto(`${server.url}/you`)
  return page.evaluate(
    async ([src, question]) => {
      const frame = document.createElement('iframe')
      frame.src = src!
      document.body.append(frame)
      await new Promise((done) => frame.addEventListener('load', done))
      const answer = new Promise<string>((done) =>
        addEventListener('message', ({ data }) => done(String(data)), { once: true }),
      )
      frame.contentWindow!.postMessage(question, location.origin)
      return answer
    },
    [`${server.url}/idp/session/check`, message],
  )
}

it('signs in with labels and a button, notices a sign-out in another tab, and asks nothing on the way', async () => {
  const visitor = new Visitor(server.url)
  const { url, verifier } = visitor.authorize()
  await page.goto(url)
  await page.getByLabel('Email').fill('planner@agency.example')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/callback\?/)
  const callback = new URL(page.url())
  const state = callback.searchParams.get('session_state')!
  assert.equal(await ask(`agency-os ${state}`), 'unchanged')
  assert.equal(await ask(`another ${state}`), 'changed')
  assert.equal(await ask('nonsense'), 'error')

  const { id_token } = await visitor.redeem(callback, verifier)
  const other = await page.context().newPage()
  await other.goto(
    `${server.url}/idp/session/end?${new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${server.url}/login` })}`,
  )
  await other.waitForURL(`${server.url}/login`)
  assert.equal(await ask(`agency-os ${state}`), 'changed')
  assert.deepEqual(violations, [])
})

it('asks again and lets somebody else sign in where the first person was', async () => {
  const visitor = new Visitor(server.url)
  for (const name of ['planner', 'admin']) {
    const { url, verifier } = visitor.authorize({ prompt: 'login', scope: 'openid email' })
    await page.goto(url)
    await page.getByRole('link', { name: `${name}@agency.example` }).click()
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/callback\?/)
    const { access_token } = await visitor.redeem(new URL(page.url()), verifier)
    const info = await fetch(`${server.url}/idp/me`, { headers: { authorization: `Bearer ${access_token}` } })
    assert.equal(((await info.json()) as { email: string }).email, `${name}@agency.example`)
  }
  assert.deepEqual(violations, [])
})

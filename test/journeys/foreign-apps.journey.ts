import type { Page } from '@playwright/test'
import { buildForeignApp } from '../foreign-apps/build.ts'
import { startForeignServer, type ForeignServer } from '../foreign-apps/foreign-server.ts'
import { startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { settled, enter } from './sign-in.ts'

const APPS = { 'reach-desk': 'reach-desk.tsx', 'reach-card': 'reach-card.ts' } as const
const NAMES = Object.keys(APPS).flatMap((app) => [`${app}-own`, `${app}-shared`])

async function scripts(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [app, file] of Object.entries(APPS)) {
    for (const libraryOf of ['own', 'shared'] as const)
      found[`/${app}-${libraryOf}.js`] = await buildForeignApp(file, libraryOf)
  }
  return found
}

/** The portal as a customer configures it: mini-apps that were built elsewhere and live on another origin. */
const test = base.extend<object, { foreign: ForeignServer; closed: ForeignServer; stranger: ForeignServer }>({
  foreign: [
    async ({}, give) => {
      const server = await startForeignServer(await scripts())
      await give(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  closed: [
    async ({}, give) => {
      const server = await startForeignServer(
        { '/closed.js': 'export default class extends HTMLElement {}' },
        false,
      )
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  stranger: [
    async ({}, give) => {
      const server = await startForeignServer({ '/stranger.js': 'globalThis.strangerRan = true' })
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ foreign, closed }, give) => {
      const portal = await startConfigured({
        miniApps: [...NAMES.map((name) => entry(name, foreign.origin)), entry('closed', closed.origin)],
      })
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// One worker for all of them: each would start a portal of its own.
test.describe.configure({ mode: 'default' })

const entry = (name: string, origin: string) => ({
  key: name,
  title: name,
  script: { dev: `${origin}/${name}.js`, production: `${origin}/${name}.js` },
  routes: [name],
  menu: { title: name },
})

/** Whether what the mounted mini-app has of a library comes from the one that the page's import map names. */
const shares = (page: Page, library: string, name: string, key: string) =>
  page.evaluate(`import('${library}').then(({ ${name} }) => {
  const find = (root) => root.querySelector('miniapp-${key}') ?? [...root.querySelectorAll('*')].map((each) => each.shadowRoot && find(each.shadowRoot)).find(Boolean)
  return find(document).${name} === ${name}
})`)

for (const name of ['own', 'shared']) {
  test(`a mini-app from another origin with ${name === 'own' ? 'its own React' : "the host's React"} works like any other [7.30]`, async ({
    page,
    foreign,
    errors,
  }) => {
    errors.allow(/logout/)
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    await enter(page, 'planner', `/reach-desk-${name}`)
    const app = page.locator(`miniapp-reach-desk-${name}`)
    await settled(page, new RegExp(`^reach-desk-${name}$`))
    await expect(app.getByRole('heading', { level: 1, name: 'Reach desk' })).toBeVisible()
    await app.getByLabel('Contacts').fill('30000')
    await expect(app.getByText('10,000 people at a frequency of 3')).toBeVisible()
    await expect(page).toHaveTitle(/Reach desk/)
    expect(scripts).toContain(`${foreign.origin}/reach-desk-${name}.js`)
    expect(await shares(page, 'react', 'useState', `reach-desk-${name}`)).toBe(name === 'shared')

    // logout is protected, and no list names this app
    await app.getByRole('button', { name: 'Sign everybody out' }).click()
    await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
    await app.getByRole('button', { name: 'Back to my page' }).click()
    await settled(page, /^you-page$/)
    await expect(app).toHaveCount(0)
  })
}

for (const name of ['own', 'shared']) {
  test(`a mini-app from another origin with ${name === 'own' ? 'its own Lit' : "the host's Lit"} works like any other`, async ({
    page,
  }) => {
    await enter(page, 'planner', `/reach-card-${name}`)
    const app = page.locator(`miniapp-reach-card-${name}`)
    await settled(page, new RegExp(`^reach-card-${name}$`))
    await expect(app.getByRole('heading', { level: 1, name: 'Reach card' })).toBeVisible()
    await app.getByRole('button', { name: '2 contacts' }).click()
    await expect(app.locator('.chosen')).toHaveText('2 contacts')
    await expect(app.locator('.chosen')).toHaveCSS('font-weight', '700')
    expect(await shares(page, 'lit', 'LitElement', `reach-card-${name}`)).toBe(name === 'shared')
  })
}

test('one copy of React is loaded for the header, your page and a mini-app that shares it', async ({
  page,
  foreign,
}) => {
  const copies = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    void response
      .text()
      .then(
        (text) =>
          /react\.transitional\.element/.test(text) &&
          /__CLIENT_INTERNALS/.test(text) &&
          copies.add(response.url()),
      )
      .catch(() => {})
  })
  await enter(page, 'planner', '/you')
  const lastOfAll = page.waitForResponse(/\/api\/live/)
  await page.goto('/reach-desk-shared')
  await settled(page, /^reach-desk-shared$/)
  await lastOfAll
  expect([...copies].filter((url) => url.startsWith(foreign.origin))).toEqual([])
  expect(copies.size).toBe(1)
})

const BROKEN: [what: string, status: number, contentType: string, body: string, details: RegExp][] = [
  ['is missing', 404, 'text/plain', '', /was not found: the server answered 404/],
  ['is an HTML page', 200, 'text/html', '<!doctype html>', /is an HTML page, not a script/],
  [
    "has no script's type",
    200,
    'application/octet-stream',
    'export {}',
    /has the content type application\/octet-stream/,
  ],
  [
    'throws',
    200,
    'text/javascript',
    'throw new Error("thrown over there")',
    /failed while it was read: thrown over there/,
  ],
]

for (const [what, status, contentType, body, details] of BROKEN) {
  test(`a script of another origin that ${what} is told from one that cannot be reached`, async ({
    page,
    foreign,
    errors,
  }) => {
    errors.allow(
      /[Mm]ini-app reach-card-own/,
      /Failed to load module script/,
      /status of 404/,
      /thrown over there/,
    )
    await page.route(`${foreign.origin}/reach-card-own.js*`, (route) =>
      route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } }),
    )
    await enter(page, 'planner')
    await page.goto('/reach-card-own')
    await page.getByText('Details', { exact: true }).click()
    await expect(page.getByText(details)).toBeVisible()
  })
}

test('a script that its server lets no other origin read is told from one that cannot be reached', async ({
  page,
  closed,
  errors,
}) => {
  errors.allow(/[Mm]ini-app closed/, /CORS policy/, /ERR_FAILED|ERR_BLOCKED/)
  await enter(page, 'planner')
  await page.goto('/closed')
  await page.getByText('Details', { exact: true }).click()
  await expect(
    page.getByText(
      `at ${closed.origin}/closed.js may not be read by this portal: its server must send the header Access-Control-Allow-Origin.`,
    ),
  ).toBeVisible()
})

test('only the origins of configured mini-apps may send scripts', async ({
  page,
  foreign,
  closed,
  stranger,
  errors,
}) => {
  errors.allow(
    /Content Security Policy|content-security-policy|script-src/i,
    /Failed to fetch dynamically imported module/,
  )
  const response = await page.goto('/login')
  const policy = response?.headers()['content-security-policy'] ?? ''
  const sources = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(sources.filter((source) => !source.startsWith("'"))).toEqual([foreign.origin, closed.origin])
  const outcome = await page.evaluate(
    (address) =>
      import(address).then(
        () => 'ran',
        () => 'refused',
      ),
    `${stranger.origin}/stranger.js`,
  )
  expect([outcome, await page.evaluate(() => 'strangerRan' in globalThis)]).toEqual(['refused', false])
})

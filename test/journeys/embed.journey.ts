import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { fillForm } from './sign-in.ts'

const TAGS = ['os-sign-in', 'os-brand-picker', 'os-scorecard-result', 'os-embed']
const BRAND = 'brand-0001'

type CheckedElement = HTMLElement & { check(): Promise<readonly string[]> }

/** A page of an agency, at another site than the portal: browsers keep the portal's session from it. */
const pageOf = (portal: string) => `<!doctype html><html lang="en"><title>Agency</title>
  ${TAGS.map((tag) => `<script type="module" src="${portal}/elements/${tag}.js"></script>`).join('')}
  <os-sign-in tenant="mindshare"></os-sign-in>
  <os-brand-picker tenant="mindshare"></os-brand-picker>
  <os-scorecard-result tenant="mindshare" brand="${BRAND}" audit="content">Results of our audits</os-scorecard-result>
  <os-embed tenant="mindshare" app="scorecards" brand="${BRAND}" path="/scorecard/site-app/intro"></os-embed></html>`

const framing = (portal: string) =>
  `<!doctype html><title>Agency</title><iframe title="Scorecards" src="${portal}/embed/scorecards?brand=${BRAND}"></iframe>`

/** The same page at the portal's own site, whose origin the portal does not know. */
const sameSite = (url: string) => url.replace('127.0.0.1', 'localhost')

const test = base.extend<object, { agency: { url: string } }>({
  agency: [
    async ({}, give) => {
      let portal = ''
      const policyOf = () =>
        `default-src 'none'; frame-src ${portal}; script-src ${portal}; connect-src 'self' ${portal}; font-src ${portal}; style-src-attr 'unsafe-inline'; img-src data: blob: ${portal}; trusted-types agency-os lit-html 'allow-duplicates'`
      const strictOf = () =>
        `default-src 'none'; script-src ${portal}; connect-src 'self'; trusted-types agency-os`
      const server: Server = createServer(({ url }, response) => {
        if (url?.startsWith('/portal=')) portal = decodeURIComponent(url.slice('/portal='.length))
        if (url === '/strict') response.setHeader('cross-origin-opener-policy', 'same-origin')
        response.setHeader('content-security-policy', url === '/strict' ? strictOf() : policyOf())
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(url === '/framed' ? framing(portal) : pageOf(portal))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await give({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ agency }, give) => {
      const portal = await startConfigured({}, { EMBED_ORIGINS: agency.url })
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const press = async (page: Page, element: string) =>
  (
    await Promise.all([
      page.waitForEvent('popup'),
      page.locator(element).getByRole('button', { name: 'Sign in' }).click(),
    ])
  )[0]

test('a page of an agency signs in by a press, shows brands and results, and answers a question of an audit', async ({
  page,
  agency,
  portal,
}) => {
  await page.goto(`${agency.url}/portal=${encodeURIComponent(portal.url)}`)
  const fallback = page.locator('os-scorecard-result slot')
  await expect(fallback).toHaveCount(1)
  const window = await press(page, 'os-sign-in')
  await fillForm(window, 'planner')
  await expect(window.getByRole('heading', { name: /^127\.0\.0\.1:\d+ wants to show/ })).toBeVisible()
  await window.getByRole('button', { name: 'Continue as Maya Lindqvist' }).click()
  await expect(page.locator('os-sign-in').getByText('Maya Lindqvist')).toBeVisible()

  await page.getByRole('combobox', { name: 'Brand' }).fill('abelia')
  await page.getByRole('option', { name: /^Abelia Hair/ }).click()
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue(/Abelia Hair/)
  await expect(page.getByRole('heading', { name: 'Content audit' })).toBeVisible()
  await expect(fallback).toHaveCount(0)

  const consent = await press(page, 'os-embed')
  await consent.getByRole('button', { name: /^Continue/ }).click()
  const app = page.locator('os-embed')
  await app.getByRole('button', { name: /^(Start audit|Continue)/ }).click()
  const question = app.locator('[data-question]').first()
  await question.getByRole('radio').nth(2).check({ force: true })
  await expect(question.getByText(/^Saved/)).toBeVisible()
  await expect(app).toHaveAttribute('path', /\/questions/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/eyJ/)

  const ended = page.waitForResponse(/sign-outs/)
  await page.locator('os-sign-in').getByRole('button', { name: 'Sign out' }).click()
  expect((await ended).status()).toBe(204)
  await expect(question).toHaveCount(0)
  await expect(fallback).toHaveCount(1)
  await page.reload()
  const anew = await press(page, 'os-sign-in')
  await expect(anew.getByRole('heading', { name: /wants to show/ })).toBeVisible()
})

test("an element says which of the page's policies stand in its way, and nothing where none does", async ({
  page,
  agency,
  portal,
  errors,
}) => {
  errors.allow(/401.*\/api\/embed\/me/) // nobody is signed in, which tells that the portal knows the page
  errors.allow(/polic|Fetch API cannot load/i) // what the strict page forbids
  const check = () => page.locator('os-embed').evaluate((element: CheckedElement) => element.check())
  const own = encodeURIComponent(portal.url)
  await page.goto(`${agency.url}/portal=${own}`)
  expect(await check()).toEqual([])
  await page.goto(`${sameSite(agency.url)}/strict`)
  const lines = (await check()).map((sentence) => /(?:Policy|Send): (.*)$/.exec(sentence)?.[1])
  expect(lines).toEqual([
    `connect-src ${portal.url}`,
    `font-src ${portal.url}`,
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    `frame-src ${portal.url}`,
    "trusted-types agency-os lit-html 'allow-duplicates'",
    "style-src-attr 'unsafe-inline'",
  ])
})

test('the portal shows an app in a frame of a page that its setting names, and of no other', async ({
  page,
  agency,
  portal,
  errors,
}) => {
  errors.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  await page.request.get(`${agency.url}/portal=${encodeURIComponent(portal.url)}`)
  await page.goto(`${agency.url}/framed`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('os-embed').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${sameSite(agency.url)}/framed`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

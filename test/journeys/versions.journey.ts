import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type ConfiguredPortal, startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const scriptOf = (name: string) =>
  `export default class extends HTMLElement { connectedCallback() { this.innerText = 'Desk ${name}' } }`

/** An entry with the script of this name, and the hash of that one or another. */
const entry = (host: string, name: string, hashed = name) => ({
  key: 'desk',
  title: 'Media desk',
  script: `${host}/${name}.js`,
  integrity: `sha384-${createHash('sha384').update(scriptOf(hashed)).digest('base64')}`,
  routes: ['desk'],
})

interface Desk {
  portal: ConfiguredPortal
  /** Changes the entry, and waits until pages have it. */
  release(name: string, hashed?: string): Promise<void>
  /** Address of a script at an origin of developers. */
  local(name: string): string
}

const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({}, give) => {
      const server = createServer(({ url = '' }, response) =>
        response
          .setHeader('access-control-allow-origin', '*')
          .setHeader('content-type', 'text/javascript')
          .end(scriptOf(url.replace(/^\/|\.js.*$/g, ''))),
      )
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      const host = `http://127.0.0.1:${port}`
      const origins = { DEVELOPER_ORIGINS: `http://localhost:${port}` }
      const portal = await startConfigured({ miniApps: [entry(host, 'one')] }, origins)
      const pageHas = async (text: string) =>
        (
          await (
            await fetch(portal.url, { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html' } })
          ).text()
        ).includes(text)
      await give({
        portal,
        local: (name) => `http://localhost:${port}/${name}.js`,
        release: async (name, hashed) => {
          portal.change({ miniApps: [entry(host, name, hashed)] })
          await expect.poll(() => pageHas(`/${name}.js`)).toBe(true)
        },
      })
      await portal.stop()
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portal: [async ({ desk }, give) => give(desk.portal), { scope: 'worker' }],
})

const shows = (page: Page, name: string) =>
  expect(page.getByText(`Desk ${name}`, { exact: true })).toBeVisible()

test('a version stays for a page, a faulty one gives way to it, and a developer puts another in its place', async ({
  page,
  desk,
  errors,
}) => {
  errors.allow(/mini-app desk/, /Failed to find a valid digest|integrity/)
  await signIn(page, 'developer', '/desk')
  await shows(page, 'one')
  await desk.release('two')
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await expect(page).toHaveURL(/\/you$/)
  await page.goBack()
  await shows(page, 'one')
  await page.reload()
  await shows(page, 'two')

  await desk.release('three', 'another')
  await page.reload()
  await shows(page, 'two')
  await expect(page.getByText('You see an earlier version of Media desk')).toBeVisible()

  await page.keyboard.press('Control+Alt+s')
  await expect(page.getByText(/its hash is sha384-\S+, and its entry names/)).toBeVisible()
  await page.getByText('Load a mini-app from elsewhere').click()
  await page.getByRole('combobox', { name: 'Mini-app', exact: true }).selectOption('Media desk')
  await page.getByLabel('Address of the script').fill(desk.local('local'))
  await page.getByRole('button', { name: 'Load in this tab' }).click()
  await shows(page, 'local')
  const banner = page.getByRole('region', { name: 'Mini-app from elsewhere' })
  await expect(banner).toContainText(`Media desk comes from ${desk.local('local')} in this tab.`)

  const other = await page.context().newPage()
  await other.goto('/desk')
  await shows(other, 'two')
  await expect(other.locator('os-override-banner')).toHaveCount(0)
  await other.close()

  await banner.getByRole('button', { name: 'Stop' }).click()
  await shows(page, 'two')
  await expect(banner).toHaveCount(0)
})

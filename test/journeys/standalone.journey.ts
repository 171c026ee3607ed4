import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillForm } from './sign-in.ts'

const PAGE = '/scorecards.html'

test('Scorecards by itself signs in, asks for the brand and leads through an audit without the portal', async ({
  page,
}) => {
  await page.goto(`${PAGE}#/brand-0002/scorecard/ppc/intro`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await expect(page.getByRole('heading', { level: 1, name: 'PPC audit' })).toBeVisible()
  await expect(page.locator('os-shell')).toHaveCount(0)
  await expect(page.getByLabel('Brand')).toHaveValue('brand-0002')
  await expect(page).toHaveTitle('PPC audit · Scorecards')
  await axe(page, 'an audit by itself')

  await page.getByLabel('Brand').selectOption({ index: 0 })
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards' })).toBeVisible()
  expect(new URL(page.url()).hash).not.toContain('brand-0002')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'PPC audit' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'PPC audit' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login/)
})

test('a sign-in that fails leads back to where it began, and says so', async ({ page, errors }) => {
  errors.allow(/StatesDoNotMatch/)
  errors.allow(/ERR_CONNECTION_REFUSED.*\/assets\//) // screens are loaded ahead while the server is away
  await page.goto(`${PAGE}#/brand-0002/summary`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/idp\//)
  await page.goto('/callback?error=access_denied&state=of-nobody')
  await expect(page.getByText(/^This sign-in was not started/)).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${PAGE}#/brand-0002/summary`)
})

test('handed everything by a page of another origin, the element signs nobody in', async ({
  page,
  portal,
}) => {
  const host = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en"><title>Host</title>
      <main id="place"></main><script type="module">
        import Scorecards from '${portal.url}/miniapps/scorecards.js'
        customElements.define('some-scorecards', Scorecards)
        const life = new AbortController()
        const element = document.createElement('some-scorecards')
        const nothing = () => {}
        element.context = {
          displaySettings: { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb' },
          workspace: { id: 'b1', azId: 'a1', parentId: null, type: 'BRAND', name: 'Abelia', status: 'LIVE' },
          tenant: { name: 'Host', code: 'host', defaultTheme: 'default-theme', mainColor: '' },
          user: { id: 'u1', firstname: 'Ada', lastname: 'L', email: 'ada@host.example', userRoles: [] },
          permissions: { prefix: '', agency: [], workspace: [], markets: {} },
          singleKeys: true,
        }
        element.route = { path: '/audits', tail: '/', params: { brandId: 'b1' }, query: {}, basePath: '/audits' }
        element.portal = {
          app: { key: 'scorecards', title: 'Scorecards', category: '', help: {} },
          emit: () => true, navigate: nothing, setDirty: nothing, announce: nothing, notify: nothing,
          offerCommands: nothing, offerShortcuts: nothing, signal: life.signal, overlayRoot: document.body,
          draft: { read: () => null, write: nothing, clear: nothing },
          appearance: { get: () => ({}), change: nothing },
          fetch: async () => Response.json({ data: [] }),
        }
        document.querySelector('#place').append(element)
      </script></html>`),
  )
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards' })).toBeVisible()
  expect(asked.filter((path) => /^\/(idp|api|callback|silent|login)/.test(path))).toEqual([])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc'))),
  ).toEqual([])
  host.closeAllConnections()
  host.close()
})

import { API_BASES } from '../../shell/config/api-bases.ts'
import { startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { fillForm } from './sign-in.ts'
import { StaticHost } from './static-host.ts'

const CLIENT = 'audits'

/** Scorecards on a static host; provider and APIs are the portal's server, which lets that origin call. */
const test = base.extend<object, { host: StaticHost }>({
  host: [
    async ({}, give) => {
      const host = await StaticHost.start()
      await give(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ host }, give) => {
      const portal = await startConfigured(
        { identityProviderClients: [{ clientId: CLIENT, origin: host.url }] },
        { ALLOWED_ORIGINS: host.url },
      )
      const apis = Object.fromEntries(
        Object.entries(API_BASES).map(([name, path]) => [name, portal.url + path]),
      )
      const block = { authority: `${portal.url}/idp`, clientId: CLIENT, permissionPrefix: 'agency-os.', apis }
      host.configure(block, '') // nothing is passed on: pages ask the other origin themselves
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('Scorecards works from a static host of another origin, where what is changed and added is kept', async ({
  page,
  host,
  portal: _server,
}) => {
  await page.goto(`${host.url}/scorecards.html`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await page.getByRole('link', { name: 'Site and app audit', exact: true }).click()
  expect(new URL(page.url()).origin).toBe(host.url)
  await page.getByRole('button', { name: 'Start audit' }).click()
  const question = page.locator('[data-question]').first()
  await expect(question).toBeVisible()
  await question.getByRole('radio').nth(2).check({ force: true })
  await expect(question.getByText(/^Saved/)).toBeVisible()
  const buffer = await page.screenshot()
  await question.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(question.locator('.attachment-picture img')).toBeVisible()
  await page.reload()
  await expect(question.locator('.attachment-picture img')).toBeVisible()
  await expect(question.getByRole('radio').nth(2)).toBeChecked()
})

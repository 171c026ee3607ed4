import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from './fixtures.ts'
import { ownWorld, startPortal, type Portal } from './portal.ts'
import { allSaved, answer, openQuestions, openScorecards, questions } from './scorecards.ts'
import { fillForm, settled, signIn } from './sign-in.ts'
import { StaticHost } from './static-host.ts'

interface Hosted {
  portal: Portal
  /** Writes these settings of sign-in into the pages. */
  configure(signIn: object): void
}

/** The built files on a host of their own; another server is the provider and answers the APIs. */
const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    async ({}, give) => {
      const world = ownWorld()
      const host = await StaticHost.start()
      const file = join(world.dataDir, '../os-config.json')
      writeFileSync(
        file,
        JSON.stringify({ identityProviderClients: [{ clientId: 'static', origin: host.url }] }),
      )
      const server = await startPortal({ dataDir: world.dataDir, env: { OS_CONFIG: file } })
      const block = {
        authority: `${server.url}/idp`,
        clientId: 'static',
        scope: 'openid email profile',
        permissionPrefix: 'agency-os.',
      }
      await give({
        portal: { ...server, url: host.url },
        configure: (signIn) => host.configure({ ...block, signIn }, server.url),
      })
      await host.stop()
      await server.stop()
      world.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portal: [({ hosted }, give) => give(hosted.portal), { scope: 'worker' }],
})

// One worker for all of them: each would start a portal of its own.
test.describe.configure({ mode: 'default' })

test('the built files work on any host that keeps to its rules: sign-in, deep links, writing', async ({
  page,
  portal,
  hosted,
}) => {
  hosted.configure({})
  await signIn(page, 'planner', '/network/contacts')
  expect(page.url()).toBe(`${portal.url}/network/contacts`)
  await expect(page.locator('html')).toHaveAttribute('data-tenant', 'wavemaker')
  await page.goto('/you')
  await openScorecards(page)
  await openQuestions(page)
  await answer(questions(page).first(), 3)
  await allSaved(page)
  await page.reload()
  await settled(page, /^scorecards$/)
})

test('a host that keeps to the rules has the small pages of sign-in: one that a frame may hold, one that closes its window', async ({
  page,
  hosted,
}) => {
  hosted.configure({ display: 'popup' })
  const silent = await page.request.get('/silent')
  expect(silent.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(await silent.text()).toContain('in the background to keep you signed in')
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const popup = await opened
  await fillForm(popup, 'planner')
  await settled(page, /^you-page$/)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

import type { Locator } from '@playwright/test'
import type { MiniAppElement } from '../../shell/contract/mini-app.ts'
import { startForeignServer, type ForeignServer } from '../foreign-apps/foreign-server.ts'
import { buildNaturalApps, FRAMEWORKS, keyOf } from '../natural-apps/build.ts'
import { startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { enter, settled } from './sign-in.ts'

/**
 * A portal as shipped, but for the entries of nine apps that authors made of the templates and host
 * elsewhere.
 */
const test = base.extend<object, { foreign: ForeignServer }>({
  foreign: [
    async ({}, give) => {
      const scripts = Object.entries(await buildNaturalApps())
      const server = await startForeignServer(
        Object.fromEntries(scripts.map(([key, text]) => [`/${key}.js`, text])),
      )
      await give(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  portal: [
    async ({ foreign }, give) => {
      const portal = await startConfigured({
        miniApps: FRAMEWORKS.map((framework) => entryOf(keyOf(framework), foreign.origin)),
      })
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One worker for all of them: each would build the apps and start a portal of its own.
test.describe.configure({ mode: 'default' })

const entryOf = (key: string, origin: string) => ({
  key,
  title: key,
  script: `${origin}/${key}.js`,
  routes: [key],
  menu: { title: key },
  apis: ['scorecards'],
  allowedEvents: ['change-workspace'],
})

const ask = (app: Locator, workspaceId: string) =>
  app.evaluate((element, id) => {
    ;(element as MiniAppElement).portal.emit('change-workspace', { workspaceId: id })
  }, workspaceId)

for (const framework of FRAMEWORKS) {
  const key = keyOf(framework)
  test(`an app of the template ${framework} is at home in a portal that knows nothing of it`, async ({
    page,
    errors,
  }) => {
    errors.allow(/unlucky contacts/)
    await enter(page, 'planner', `/${key}`)
    await settled(page, new RegExp(`^${key}$`))
    const app = page.locator(`miniapp-${key}`)
    await expect(app.getByRole('heading', { level: 1, name: key })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(key))

    // its own styles, in the tenant's colour
    const brandColor = await app.evaluate((element) => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--os-color-brand-primary)'
      element.parentElement!.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    await expect(app.locator('.bar').first()).toHaveCSS('background-color', brandColor)
    await expect(app.locator('.bar').first()).toHaveCSS('height', '8px')

    // what the portal's API knows of the brand, and of the next one
    await expect(app.getByRole('listitem').first()).toBeVisible()
    const before = await app.locator('.brand').textContent()
    await ask(app, 'brand-0002')
    await expect(app.locator('.brand')).not.toHaveText(before!)

    await app.getByLabel('Contacts').fill('4000000')
    await expect(app.getByRole('row', { name: '1+ 1,729,329' })).toBeVisible()

    // away and back
    await page.getByRole('link', { name: /, home$/ }).click()
    await settled(page, /^you-page$/)
    await page.goBack()
    await settled(page, new RegExp(`^${key}$`))
    await expect(app.locator('.bar').first()).toHaveCSS('background-color', brandColor)

    // what breaks later is told, and mended by a new start; a listener's failure leaves the rest in place
    await app.getByLabel('Contacts').fill('13')
    if (framework !== 'none')
      await expect(page.locator('os-shell')).toHaveAttribute('app-status', 'SKIP_BECAUSE_BROKEN')
    await page.getByRole('button', { name: 'Try again' }).click()
    await settled(page, new RegExp(`^${key}$`))
  })
}

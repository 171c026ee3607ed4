import type { Page } from '@playwright/test'
import { MINI_APPS } from '../../shell/config/miniapps.ts'
import { ROUTES, type RouteLine } from '../../shell/config/routes.ts'
import { axe } from './axe.ts'
import { brandsGiven, type SomeBrands } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { settled, enter, type Account } from './sign-in.ts'

const shell = (page: Page) => page.locator('os-shell')

/** Follows a link to a path, as anything on the page might have one. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** What the four pages do not hold who are in these stories: the table says the rest. */
const LACKING: Record<'planner' | 'developer' | 'admin', readonly string[]> = {
  planner: ['OsDevelopers', 'AdminAppAccess'],
  developer: ['AdminAppAccess'],
  admin: [],
}

const mayOpen = (account: keyof typeof LACKING, { permission, tenants }: RouteLine) =>
  !tenants && !(permission && LACKING[account].includes(permission))

async function signedIn(page: Page, account: Account): Promise<SomeBrands> {
  const brands = brandsGiven(page)
  await enter(page, account)
  return brands()
}

/** The administrator may open all; the others are tried where that makes a difference. */
const tried = (account: keyof typeof LACKING) =>
  ROUTES.filter(({ app, access }) => app && access !== 'open').filter(
    (line) => account === 'admin' || !mayOpen('planner', line),
  )

for (const account of ['planner', 'developer', 'admin'] as const) {
  test(`every route leads ${account} where the table says [1.5, 1.9, 2.11]`, async ({ page }) => {
    test.setTimeout(120_000)
    const { eligible } = await signedIn(page, account)
    for (const line of tried(account)) {
      const path = line.access === 'brand' ? `/brands/${eligible.id}/${line.path}` : `/${line.path}`
      await test.step(path, async () => {
        await follow(page, path)
        if (mayOpen(account, line)) {
          await expect(shell(page)).toHaveAttribute('app', line.app!)
          await settled(page)
          await expect(page).toHaveURL(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByText(/is not part of this installation yet\./)).toHaveCount(
            MINI_APPS.get(line.app!)!.built ? 0 : 1,
          )
        } else {
          await expect(
            page.getByRole('status').getByText(/does not have the permission|Available only at Greenhouse/),
          ).toBeVisible()
          await expect(page).toHaveURL(/\/you$/)
          await page
            .getByRole('button', { name: /^Dismiss/ })
            .first()
            .click()
        }
        await expect(page.getByRole('banner')).toBeVisible()
      })
    }
  })
}

test('redirects lead to campaigns, and a path without its brand to the default brand', async ({ page }) => {
  const { ineligible } = await signedIn(page, 'planner')
  await follow(page, `/brands/${ineligible.id}/briefs`)
  await settled(page, /^campaigns-list$/)
  await expect(page).toHaveURL(`/brands/${ineligible.id}/campaigns/list`)
  await follow(page, '/site-speed?from=menu')
  await settled(page, /^site-speed$/)
  await expect(page).toHaveURL(`/brands/${ineligible.id}/site-speed?from=menu`)
  await follow(page, '/')
  await settled(page, /^you-page$/)
  await expect(page).toHaveURL(/\/you$/)
})

test('audience services stay closed in a country that is not eligible, and say why', async ({ page }) => {
  const { eligible, ineligible } = await signedIn(page, 'developer')
  for (const path of ['xlator', 'profiler', 'audlib']) {
    await follow(page, `/brands/${eligible.id}/${path}`)
    await expect(page).toHaveURL(`/brands/${eligible.id}/${path}`)
    await follow(page, `/brands/${ineligible.id}/${path}`)
    await expect(page).toHaveURL(/\/you$/)
  }
  await expect(
    page.getByText(`Audience services are not offered in ${ineligible.country!.name}.`).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).first().click()
  const explanation = page.getByRole('dialog', { name: "Why can't I see this?" })
  await expect(explanation.getByText(`/brands/${ineligible.id}/audlib`)).toBeVisible()
  await explanation.getByText('Details for developers').first().click() // a developer is asking
  await expect(explanation.getByText(ineligible.country!.code, { exact: true }).first()).toBeVisible()
})

test('a refused page tells a planner why, without the details [2.62]', async ({ page }) => {
  await signedIn(page, 'planner')
  await page.goto('/os-admin/panel/roles')
  await settled(page, /^you-page$/)
  await expect(
    page.getByText('Your account at Choreograph does not have the permission AdminAppAccess.').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).click()
  const explanation = page.getByRole('dialog', { name: "Why can't I see this?" })
  await expect(explanation.getByText('/os-admin/panel/roles', { exact: true })).toBeVisible()
  await expect(explanation.getByText('agency-os.AdminAppAccess')).toHaveCount(0)
})

test('a brand somebody has no access to stays closed [2.28]', async ({ page }) => {
  await signedIn(page, 'planner')
  await follow(page, '/brands/no-such-brand/scorecards')
  await expect(
    page.getByText('That brand does not exist, or you have no access to it.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/you$/)
})

test('the marketplace is greenhouse’s only', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/?tenant=greenhouse')
  if (new URL(page.url()).pathname.startsWith('/login'))
    await page.getByRole('link', { name: 'Sign in' }).click()
  await settled(page, /^you-page$/)
  await follow(page, '/marketplace') // not built yet: the menus fold it
  await settled(page, /^market-place$/)
  await expect(page).toHaveURL(/\/marketplace$/)
})

test('an application that is not built yet says so, and what can be done', async ({ page }) => {
  const { eligible } = await signedIn(page, 'planner')
  await follow(page, `/brands/${eligible.id}/retail-compass`)
  await settled(page, /^retail-compass$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Retail compass' })).toBeVisible()
  await expect(page.getByText('Retail compass is not part of this installation yet.')).toBeVisible()
  await expect(page).toHaveTitle(/^Retail compass · /)
  await axe(page, 'not available')
  await follow(page, `/brands/${eligible.id}/martech`) // the same page, for another application
  await expect(page.getByRole('heading', { level: 1, name: 'Martech' })).toBeVisible()
  await page.getByRole('link', { name: 'Scorecards', exact: true }).last().click()
  await settled(page, /^scorecards$/)
  await expect(page).toHaveURL(`/brands/${eligible.id}/scorecards`)
})

interface Asking extends HTMLElement {
  portal: {
    navigate(path: string, options: { newTab: boolean }): void
    emit(name: string, payload: object): void
  }
}

test('a mini-app opens a route template in the same tab and in a new one, by its portal and by event [2.61]', async ({
  page,
  context,
}) => {
  const { eligible } = await signedIn(page, 'planner')
  const sample = page.locator('miniapp-sample')
  const path = '/brands/{brandId}/budget'
  const navigate = (newTab: boolean) =>
    sample.evaluate(
      (element, [to, inNewTab]) => (element as Asking).portal.navigate(to, { newTab: inNewTab }),
      [path, newTab] as const,
    )
  const changeRoute = (extras: object) =>
    sample.evaluate((element, payload) => (element as Asking).portal.emit('change-route', payload), {
      path,
      extras,
    })
  await follow(page, `/brands/${eligible.id}/scorecards`) // the brand of the address becomes the current one
  await settled(page, /^scorecards$/)
  await follow(page, '/sample')
  await settled(page, /^sample$/)
  for (const openTab of [() => navigate(true), () => changeRoute({ newTab: true })]) {
    const opened = context.waitForEvent('page')
    await openTab()
    const tab = await opened
    await expect(tab).toHaveURL(`/brands/${eligible.id}/budget`)
    await settled(tab, /^budget$/)
    await tab.close()
    await expect(page).toHaveURL(/\/sample$/)
  }
  for (const open of [() => navigate(false), () => changeRoute({})]) {
    await open()
    await settled(page, /^budget$/)
    await expect(page).toHaveURL(`/brands/${eligible.id}/budget`)
    await page.goBack()
    await settled(page, /^sample$/)
  }
})

test('somebody who is not let in tries again without a reload', async ({ page }) => {
  await enter(page, 'no-workspaces')
  const reason = page.getByRole('heading', { level: 1, name: /^No brand is shared/ })
  await expect(reason).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const asked = page.waitForResponse(/workspaces\/preview/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await expect(reason).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
})

test('the header offers what is there, tells why the rest is not, and locks what nobody can do yet [2.63]', async ({
  page,
}) => {
  await signedIn(page, 'planner')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'You', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'More is coming' }).first().click()
  await expect(
    page
      .getByRole('dialog', { name: "Why can't I see this?" })
      .getByRole('region', { name: 'You asked about' }),
  ).toContainText(/Growth opportunities[^·]* · .*This is not part of this installation yet/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^Feedback/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

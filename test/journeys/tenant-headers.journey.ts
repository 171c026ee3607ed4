import type { Page } from '@playwright/test'
import { tenants } from '../../themes/tenants.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './sign-in.ts'

/** A menu covers a page that was looked at before. */
const HEADER = { include: [{ fromShadowDom: ['os-shell', 'os-outlet.header', 'miniapp-header'] }] }

test("axe finds nothing in any of the ten tenants' own headers, their menus closed and open, light and dark", async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enter(page, 'admin')
  for (const { code, name } of tenants) {
    if (code === 'wpp-open') await withAgency(page, code)
    await page.goto(`/documentation?tenant=${code}`) // not built: every page that is not is this one, under any header
    await expect(page.getByRole('link', { name: `${name}, home` })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
    await axe(page, name)
    for (const menu of await page.getByRole('navigation', { name: 'Main' }).getByRole('button').all()) {
      await menu.click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await axe(page, `${name}, ${await menu.textContent()} open`, HEADER)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem')).toHaveCount(0)
    }
  }
})

/** The sample world has no agency of that code: GroupM's stands in for it. */
const withAgency = (page: Page, code: string) =>
  page.route('**/workspaces/agencies', async (route) => {
    const response = await route.fetch()
    const agencies = (await response.json()) as { code: string }[]
    await route.fulfill({
      response,
      json: agencies.map((agency) => (agency.code === 'groupm' ? { ...agency, code } : agency)),
    })
  })

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, settled } from './sign-in.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave with unsaved changes?' })

/** Asked after this step that they are lost, the person stays, and what was entered is still there. */
async function isAsked(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const address = page.url()
  await leave()
  await expect(question(page)).toContainText('They are lost when you leave.')
  await question(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(address)
}

const back = (page: Page) => page.evaluate(() => history.back())
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click()

test('a private note is not lost by Back or a link inside Contacts', async ({ page }) => {
  await enter(page, 'planner', '/network/contacts')
  await follow(page, /Abbott$/)
  const note = page.getByRole('textbox', { name: /note/i })
  await note.fill('Prefers mornings')
  await isAsked(page, () => back(page))
  await expect(note).toHaveValue('Prefers mornings')
  await back(page)
  await question(page).getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page).toHaveURL(/\/network\/contacts$/)
  await expect(question(page)).toBeHidden()
})

test('own details are not lost inside Contacts', async ({ page }) => {
  await enter(page, 'planner', '/network/contacts')
  await page.goto('/network/contacts/me')
  await settled(page)
  const city = page.getByLabel('City')
  await city.fill('Lund')
  await isAsked(page, () => follow(page, /./))
  await expect(city).toHaveValue('Lund')
})

test("a market's settings are not lost by the way back to the list", async ({ page }) => {
  await enter(page, 'planner', '/market-admin/panel/DE')
  const first = page.getByRole('checkbox', { name: 'Audience-as-a-service' })
  await first.setChecked(!(await first.isChecked()), { force: true })
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await isAsked(page, () => follow(page, /./))
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
})

test('edited onboarding paths are not lost by the way back', async ({ page }) => {
  await enter(page, 'admin', '/onboarding/edit')
  await page.getByRole('button', { name: 'Add path' }).click()
  await isAsked(page, () => follow(page, /./))
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
})

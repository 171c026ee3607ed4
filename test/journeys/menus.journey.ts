import { expect, test } from './fixtures.ts'
import { settled, signIn } from './sign-in.ts'

test('menus that cannot be loaded leave the rest of the portal working', async ({ page, errors }) => {
  errors.allow(/menus could not be loaded/, /filled-menus/, /Failed to load resource/)
  await page.route(/\/assets\/filled-menus/, (route) => route.abort())
  await signIn(page, 'planner')
  await settled(page, /^you-page$/)
  await expect(page.getByText('The menus could not be loaded. Everything else works.')).toBeVisible()
  await page.unroute(/\/assets\/filled-menus/)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' })).toBeVisible()
})

test('menus that do not come keep no page shut, and fill the header once they are there', async ({ page }) => {
  let come = () => {}
  await page.route(/\/assets\/filled-menus/, async (route) => {
    await new Promise<void>((resolve) => { come = resolve })
    await route.continue()
  })
  await signIn(page, 'planner')
  await settled(page, /^you-page$/)
  await page.locator('miniapp-you-page').getByRole('link', { name: /Scorecards/ }).click()
  await expect(page).toHaveURL(/scorecards$/, { timeout: 3500 }) // waited for once, not at each visit
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' })
  await expect(tab).toHaveCount(0)
  come()
  await expect(tab).toBeVisible()
})

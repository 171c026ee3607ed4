import { expect, test } from './fixtures.ts'
import { changeBrand } from './scorecards.ts'
import { enter } from './sign-in.ts'

test('a developer sees the last changes and who caused them, and no secret', async ({ page }) => {
  await enter(page, 'developer')
  await expect(page.locator('os-state-panel')).toBeAttached()
  await changeBrand(page, 'a')
  await page.keyboard.press('Control+Alt+s')
  const panel = page.getByRole('region', { name: 'State changes', exact: true })
  await expect(panel.getByRole('heading', { name: 'State changes' })).toBeFocused()
  await expect(
    panel
      .getByRole('row')
      .filter({ hasText: '$destination' })
      .filter({ hasText: 'change-workspace from miniapp-header' }),
  ).toBeVisible()
  await expect(
    panel.getByRole('row').filter({ hasText: '$workspaces' }).filter({ hasText: 'brandId' }),
  ).toBeVisible()
  expect(await panel.getByRole('row').count()).toBeLessThanOrEqual(26)
  expect(await panel.textContent()).not.toMatch(/eyJ|access_token|Bearer/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('nobody else has the panel, or loads it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await enter(page, 'planner')
  await page.keyboard.press('Control+Alt+s')
  await expect(page.locator('os-state-panel')).toHaveCount(0)
  expect(scripts.filter((url) => url.includes('state-panel'))).toEqual([])
})

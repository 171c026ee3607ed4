import { expect, test } from './fixtures.ts'
import { settled, enter, type Account } from './sign-in.ts'

const REFUSED: [account: Account, reason: string, title: RegExp][] = [
  ['no-agencies', 'NO_AGENCIES', /not in an agency yet/],
  ['other-agency', 'NO_AGENCY_ACCESS', /You do not have access to Choreograph yet/],
  ['no-agency-access', 'NO_AGENCIES_ACCESS', /You do not have access to any of your agencies/],
  ['no-permissions', 'NO_PERMISSIONS', /no permissions yet/],
  ['no-workspaces', 'NO_WORKSPACES', /No brand is shared/],
]

for (const [account, reason, title] of REFUSED) {
  test(`${account} is told why: ${reason} [2.3, 4.6, 4.51, 4.53-4.56, 8.7]`, async ({ page }) => {
    await enter(page, account)
    await expect(page).toHaveURL(/\/login\/agency-access$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (account !== 'no-agencies') await page.getByText('Send a text instead').click() // nobody there to ask
    await expect(page.getByText(`Reason: ${reason}`)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign in as someone else' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
  })
}

test('a page asked for by somebody without access stays closed [8.7]', async ({ page }) => {
  await enter(page, 'no-permissions', '/user/settings')
  await expect(page).toHaveURL(/\/login\/agency-access\?from=%2Fuser%2Fsettings$/)
})

test('somebody who gets access meanwhile goes on to that page by trying again', async ({ page }) => {
  await enter(page, 'no-workspaces', '/user/settings')
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect(page.getByRole('status').filter({ hasText: `Still: ${title}` })).toBeVisible()
  await expect(tryAgain).toBeFocused()

  let answer = () => {}
  await page.route(/\/api\/workspaces\/preview/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({
      json: [
        { id: 'b1', azId: 'az-b1', parentId: null, type: 'BRAND', name: 'Nordlicht Kaffee', status: 'LIVE' },
      ],
    })
  })
  await tryAgain.click()
  await expect(page.getByRole('status').filter({ hasText: 'Checking your access' })).toBeVisible()
  await expect(tryAgain).toHaveAttribute('aria-busy', 'true')
  await expect(heading).toHaveText(title!)
  answer()
  await expect(page).toHaveURL(/\/user\/settings$/)
  await settled(page, /^you-page$/)
})

test('other-agency may enter Wavemaker', async ({ page }) => {
  await enter(page, 'other-agency')
  await page.getByRole('link', { name: 'Wavemaker' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-tenant', 'wavemaker')
  if (new URL(page.url()).pathname.startsWith('/login'))
    await page.getByRole('link', { name: 'Sign in' }).click()
  await settled(page, /^you-page$/)
  await expect(page.getByRole('link', { name: 'Wavemaker, home' })).toBeVisible()
})

test('planner works in two agencies and is no developer', async ({ page }) => {
  await enter(page, 'planner')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Choreograph' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Wavemaker' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/sample')
  await settled(page, /^sample$/)
  await expect(page.getByRole('button', { name: 'Break me' })).toHaveCount(0)
})

test('planner changes the agency from search', async ({ page }) => {
  await enter(page, 'planner')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('wavemaker')
  await expect(page.getByRole('option', { name: /^Wavemaker/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-tenant', 'wavemaker')
  await settled(page)
})

test('admin reads dates in the language of the page, in the order of German formats', async ({ page }) => {
  await enter(page, 'admin')
  await expect(page.getByRole('button', { name: 'Account of Jonas Weidenfeller' })).toBeVisible()
  await expect(page.getByText(/\w+day, \d{1,2} \w+/)).toBeVisible()
})

test('developer breaks a mini-app and the rest goes on', async ({ page, errors }) => {
  errors.allow(/broken/)
  await enter(page, 'developer', '/sample')
  await page.getByRole('button', { name: 'Break me' }).click()
  await expect(page.getByRole('heading', { name: 'Sample could not be opened' })).toBeVisible()
  await expect(page.locator('os-shell')).toHaveAttribute('app-status', 'SKIP_BECAUSE_BROKEN')
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled(page, /^sample$/)
  await expect(page.getByRole('button', { name: 'Break me' })).toBeVisible()
})

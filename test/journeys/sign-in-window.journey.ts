import { html } from '../auth/faults/tampering.ts'
import { expect, expectQuiet, expectSession, pressSignIn, reset, test } from '../auth/fault-fixtures.ts'

test('opens a window of 500 by 500 [9.20, 9.21]', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal, { display: 'popup' })
  provider.behave({ tamper: { callback: () => html() } }) // a page that stays
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const popup = await opened
  await popup.waitForURL(`${provider.issuer}/**`)
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 500])
  await popup.close()
})

test('signs in through the window, which closes, and leaves no login page one step back [4.29]', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { display: 'popup' })
  await page.goto('/login')
  const entries = await page.evaluate(() => history.length)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const popup = await opened
  await expectSession(page, 'signed-in', 'Ok')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(page).toHaveURL(/\/you$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('signs in through the window of a provider that cuts it off', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { display: 'popup' })
  provider.behave({ tamper: { isolatesWindow: true } })
  await pressSignIn(page)
  await expectSession(page, 'signed-in', 'Ok')
})

test('signs in anew through the window where permissions could not be loaded, and leads where the person wanted to be', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { display: 'popup' })
  const user = {
    id: 'p1',
    firstname: 'Maya',
    lastname: 'Lind',
    email: 'maya@agency.example',
    displayLanguage: 'en-gb',
    dateLocale: 'en-gb',
    numberLocale: 'en-gb',
  }
  await page.route(/\/api\//, (route) => route.fulfill({ status: 500 }))
  await page.route(/\/users\/me$/, (route) => route.fulfill({ json: { data: user } }))
  await page.route(/\/agencies$/, (route) =>
    route.fulfill({
      json: [{ code: 'choreograph', id: 'a', name: 'Choreograph', azId: 'z', organisationsId: 'o' }],
    }),
  )
  await page.goto('/user/settings')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not load your permissions' }),
  ).toBeVisible()
  await expectSession(page, 'signed-in', 'Ok')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectQuiet(page)
  await expect(page).toHaveURL(/\/user\/settings$/)
})

test('redirects where the browser blocks the window', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal, { display: 'popup' })
  await page.addInitScript(() => (window.open = () => null))
  await pressSignIn(page)
  await expectSession(page, 'signed-in', 'Ok')
  expect(provider.requests.find(({ endpoint }) => endpoint === 'authorize')?.fields.redirect_uri).toMatch(
    /\/callback$/,
  )
})

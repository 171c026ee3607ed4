import type { Page } from '@playwright/test'
import {
  expect,
  expectQuiet,
  expectSession,
  lookAtClock,
  makeRenewalDue,
  makeTokensDue,
  pressSignIn,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'

/** An upgrade took the page's scripts for renewing and signing out away; `give` has them there again, as for a new page. */
async function takeScripts(page: Page): Promise<{ give(): void }> {
  let isGone = true
  await page.route(/\/assets\/engine-[^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return { give: () => void (isGone = false) }
}

/** Somebody signed in finds the scripts gone, and is told. */
async function signInBeforeUpgrade(page: Page): Promise<{ give(): void }> {
  await signInHonestly(page)
  const scripts = await takeScripts(page)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  return scripts
}

const notice = (page: Page) =>
  page.locator('os-notices .notice').filter({ hasText: 'cannot keep you signed in for long' })

test('an open page says once that it can no longer renew, and a reload mends it', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  const scripts = await signInBeforeUpgrade(page)
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await makeTokensDue(page)
  await lookAtClock(page)
  await page.waitForTimeout(500)
  await expect(notice(page)).toHaveCount(0)
  await expectSession(page, 'signed-in', 'Ok')
  scripts.give()
  await page.reload()
  await expect.poll(() => provider.count('token')).toBe(2)
  await expectSession(page, 'signed-in', 'Ok')
})

test('an open page goes on saying so where somebody signs in anew', async ({
  page,
  profile,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInBeforeUpgrade(page)
  await expectQuiet(page)
  const other = await profile.newPage()
  await other.goto('/you')
  await expectQuiet(other)
  staticPortal.apis = 401
  await other.reload()
  await expectSession(page, 'signed-out', 'NotSet')
  staticPortal.apis = 'unreachable'
  await expect.poll(() => provider.count('endSession')).toBe(1)
  await expect(() => signInHonestly(other)).toPass() // it may still be on its way back from the provider
  await expectSession(page, 'signed-in', 'Ok')
  await expect(notice(page)).toBeVisible()
  await other.close()
})

test('an open page says nothing of renewing where nothing is renewed', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { silentRenew: false })
  await signInHonestly(page)
  await takeScripts(page)
  await page.reload()
  await expectQuiet(page)
  await lookAtClock(page)
  await page.waitForTimeout(500)
  await expect(notice(page)).toHaveCount(0)
})

test('a session that ran out says why it cannot be renewed, and goes on once it can', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  const scripts = await takeScripts(page)
  await makeRenewalDue(page, -1)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  scripts.give()
  await page.reload()
  await expectSession(page, 'signed-in', 'Ok')
})

test('a sign-out on a page whose scripts are gone is done here, and says what that means', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInBeforeUpgrade(page)
  await expectQuiet(page)
  provider.behave()
  staticPortal.apis = 401
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'the sign-in service does not know' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(provider.requests).toEqual([])
})

test('a window for signing in closes where the scripts are gone', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { display: 'popup' })
  await takeScripts(page)
  const opened = page.waitForEvent('popup')
  await pressSignIn(page)
  const popup = await opened
  await expect(page.getByRole('alert').filter({ hasText: 'The sign-in could not be loaded' })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
})

import type { Page } from '@playwright/test'
import {
  accessTokenLivesS,
  expect,
  expectQuiet,
  expectSession,
  makeRenewalDue,
  reset,
  signInHonestly,
  storeDueTokens,
  test,
} from '../auth/fault-fixtures.ts'
import { answer } from '../auth/faults/tampering.ts'
import { later } from '../auth/later.ts'

test('renews by hidden frame with prompt none where there is no refresh token [4.23, 7.24]', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ refreshTokens: false })
  await signInHonestly(page)
  provider.behave({ refreshTokens: false })
  await makeRenewalDue(page)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  expect(provider.requests.find(({ endpoint }) => endpoint === 'authorize')?.fields.prompt).toBe('none')
  await expectSession(page, 'signed-in', 'Ok')
})

test('comes back after the tokens have expired', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  await page.goto('/themes/default.css') // where nothing runs that could renew them
  await storeDueTokens(page, -1)
  provider.behave()
  await page.goto('/you')
  await expectSession(page, 'signed-in', 'Ok')
  expect(provider.count('token')).toBe(1)
})

test('looks every 4 s whether a renewal is due, and asks again after 3 s where the connection was lost [4.25, 8.21, 9.13, 9.14]', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 100 })
  await page.clock.install()
  await signInHonestly(page)
  await expectQuiet(page)
  provider.behave({ lifetimeS: 100 })
  await page.clock.pauseAt(Date.now() + 1000)
  /** Lets time pass until so many renewals were asked for; seconds, to a tenth. */
  const secondsUntil = async (count: number) => {
    let tenths = 0
    for (; provider.count('token') < count; tenths++) {
      await page.clock.runFor(100)
      await later(20)
    }
    return tenths / 10
  }
  await page.clock.setSystemTime(Date.now() + 55_000) // half of their life is over
  await secondsUntil(1)
  provider.behave({
    lifetimeS: 100,
    tamper: { beforeToken: (attempt) => (attempt === 1 ? { reply: 'reset' } : undefined) },
  })
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(90)
  await page.clock.setSystemTime(Date.now() + 115_000)
  expect(Math.abs((await secondsUntil(1)) - 4)).toBeLessThan(0.5)
  expect(Math.abs((await secondsUntil(2)) - 3)).toBeLessThan(0.5)
})

test('renews tokens that ran out before a call is made with them', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 60 })
  await page.clock.install()
  await signInHonestly(page)
  await expectQuiet(page)
  const [first] = staticPortal.bearers
  provider.behave({ lifetimeS: 600 })
  await sleepMinute(page)
  staticPortal.bearers = []
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => (await page.clock.runFor(200), staticPortal.bearers.length))
    .toBeGreaterThan(0)
  expect(staticPortal.bearers).not.toContain(first)
  expect(staticPortal.bearers[0]).toMatch(/^Bearer ./)
  expect(provider.count('token')).toBe(1)
})

test('renews tokens that ran out while another page was there', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 60 })
  await page.clock.install()
  await signInHonestly(page)
  await page.goto('/user/settings')
  await expectQuiet(page)
  provider.behave({ lifetimeS: 600 })
  await sleepMinute(page)
  await comeBack(page)
  await expect.poll(async () => (await page.clock.runFor(200), accessTokenLivesS(page))).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/user\/settings$/)
})

test('renews by hidden frame what ran out while another page was there, also where that is under way', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 60, refreshTokens: false })
  await page.clock.install()
  await signInHonestly(page)
  await expectQuiet(page)
  provider.behave({ lifetimeS: 600, refreshTokens: false })
  await sleepMinute(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack(page)
  await expectSession(page, 'signed-in', 'Ok')
  await expect.poll(async () => (await page.clock.runFor(200), accessTokenLivesS(page))).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
  expect(provider.count('authorize')).toBe(1)
})

test('shows the login page while an expired session takes long to renew, and leaves it when the tokens come', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 1 })
  await signInHonestly(page)
  await page.goto('about:blank')
  await page.waitForTimeout(1100)
  provider.behave({ tamper: { token: async (answer) => (await later(3500), answer) } })
  await page.goto('/user/settings')
  await expect(page.getByRole('alert').filter({ hasText: 'being renewed' })).toBeVisible()
  await expectSession(page, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/user\/settings$/)
})

test('keeps an expired session while the provider cannot be reached, and goes on once it can', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 1 })
  await signInHonestly(page)
  await page.goto('about:blank')
  await later(1100)
  provider.behave({ tamper: { beforeToken: () => ({ reply: 'reset' }) } })
  await page.clock.install()
  await page.goto('/you')
  const told = page.getByRole('alert').filter({ hasText: 'cannot be reached. It is kept' })
  await expect.poll(async () => (await page.clock.runFor(3000), told.isVisible())).toBe(true)
  provider.behave()
  await page.clock.runFor(8000)
  await expectSession(page, 'signed-in', 'Ok')
})

test('keeps a session that ran out while a gateway answers 502, asks ever more seldom, and goes on once it can', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 1 })
  await signInHonestly(page)
  await page.goto('about:blank')
  await later(1100)
  provider.behave({ tamper: { beforeToken: () => answer(502) } })
  await page.clock.install()
  await page.goto('/user/settings')
  const kept = 'It is kept, and this page keeps trying'
  await expect(
    page.getByRole('alert').filter({ hasText: `sign-in service has a problem. ${kept}` }),
  ).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/you')
  // where the first tab asks again while this one comes, this one names no cause
  await expect(other.getByRole('alert').filter({ hasText: kept })).toBeVisible()
  const before = provider.count('token')
  for (let passed = 0; passed < 60; passed += 4) {
    await page.clock.runFor(4000)
    await later(150)
  }
  const asked = provider.count('token') - before
  expect(asked, 'of 30, for two tabs every 4 s').toBeLessThan(5)
  expect(asked).toBeGreaterThan(0)
  expect([provider.count('revocation'), provider.count('endSession')]).toEqual([0, 0])
  provider.behave()
  // in steps: a minute at once would end a call before its answer can come
  await expect(async () => {
    await page.clock.runFor(4000)
    for (const tab of [page, other])
      await expect(tab.locator('os-shell[auth-state="signed-in"][auth-result="Ok"]')).toBeAttached({
        timeout: 500,
      })
  }).toPass({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/user\/settings$/)
})

/** What Back does where the browser kept the page; driven browsers keep none. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

/** A computer that slept: the time is another, and no timer has run. */
async function sleepMinute(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 1000)
  await page.clock.setSystemTime(Date.now() + 62_000)
}

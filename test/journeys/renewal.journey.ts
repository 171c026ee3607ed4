import type { Page } from '@playwright/test'
import {
  accessTokenLivesS,
  expect,
  expectQuiet,
  expectSession,
  makeRenewalDue,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { answer } from '../auth/faults/tampering.ts'
import { later } from '../auth/later.ts'

test('renews with the refresh token, and asks for nothing else', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  provider.behave()
  await makeRenewalDue(page)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  const [token] = provider.requests.filter(({ endpoint }) => endpoint === 'token')
  expect(Object.keys(token!.fields)).toEqual(['grant_type', 'client_id', 'refresh_token'])
  expect(provider.count('authorize')).toBe(0)
})

test('renews by hidden frame with prompt none where there is no refresh token', async ({
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

test('asks for a new sign-in where refresh tokens are demanded and there is none', async ({
  page,
  provider,
  staticPortal,
  log,
}) => {
  reset(provider, staticPortal, { renewBy: 'refresh-token' })
  provider.behave({ refreshTokens: false })
  await signInHonestly(page)
  await makeRenewalDue(page)
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  expect(log.join('\n')).toContain('no refresh token found, please login')
  expect(log.join('\n')).toContain(
    'When using silent renew and refresh tokens please set the `offline_access` scope',
  )
})

test('renews by itself before the token expires', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 10 })
  await signInHonestly(page)
  // half of its life before the end, looked at every 4 s
  await expect.poll(() => provider.count('token'), { timeout: 12_000 }).toBe(2)
  await expectSession(page, 'signed-in', 'Ok')
})

test('comes back after the tokens have expired', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 1 })
  await signInHonestly(page)
  await page.goto('about:blank')
  await page.waitForTimeout(1100)
  provider.behave()
  await page.goto('/you')
  await expectSession(page, 'signed-in', 'Ok')
  expect(provider.count('token')).toBe(1)
})

test('looks every 4 s whether a renewal is due, and asks again after 3 s where the connection was lost', async ({
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
  provider.behave({ tamper: { token: async (answer) => (await later(5000), answer) } })
  await page.goto('/user/settings')
  await expect(page.getByRole('alert').filter({ hasText: 'being renewed' })).toBeVisible()
  await expectSession(page, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/user\/settings$/)
})

test('a renewal that is never answered is tried four times, each later than the one before', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 1 })
  await signInHonestly(page)
  await page.goto('about:blank')
  await page.waitForTimeout(1100)
  provider.behave({ tamper: { beforeToken: () => ({ reply: 'hang' }) } })
  await page.clock.install()
  await page.goto('/you')
  await expect.poll(() => provider.count('token')).toBe(1)
  await page.clock.pauseAt(Date.now() + 2000)
  const secondsOf = new Map<number, number>()
  for (let second = 0; second < 90; second++) {
    const attempt = provider.count('token')
    secondsOf.set(attempt, secondsOf.get(attempt) ?? second)
    await page.clock.runFor(1000)
    await later(20)
  }
  const [, second, third, fourth] = [...secondsOf.values()]
  expect([...secondsOf.keys()].slice(0, 4)).toEqual([1, 2, 3, 4])
  // 20 s of waiting, then 1, 2 and 3 s of patience; a second more or less for the clock's steps
  expect(Math.abs(third! - second! - 22)).toBeLessThan(2)
  expect(Math.abs(fourth! - third! - 23)).toBeLessThan(2)
  await expect(page.getByRole('alert').filter({ hasText: 'It is kept' })).toBeVisible()
})

test('a hidden frame that never comes back is given up after 20 s, and the session is kept', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { renewBy: 'frame' })
  await signInHonestly(page)
  provider.behave({
    tamper: {
      callback: () => ({ reply: 'answer', status: 403, body: '<!doctype html>', contentType: 'text/html' }),
    },
  })
  await page.clock.install()
  await makeRenewalDue(page)
  await expect.poll(() => provider.count('authorize')).toBe(1)
  const frames = () => page.locator('iframe:not([title])').count()
  expect(await frames()).toBe(1)
  provider.behave()
  await page.clock.runFor(20_100)
  await page.clock.runFor(4100)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
})

test('asks the session check frame every 3 s, and loads it anew every minute', async ({
  clockedPage: page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await page.clock.install()
  await signInHonestly(page)
  await expect.poll(() => provider.count('sessionCheck')).toBe(1)
  await page.clock.pauseAt(Date.now() + 2000)
  await page.clock.runFor(55_000)
  expect(provider.count('sessionCheck')).toBe(1)
  await page.clock.runFor(6000)
  await expect.poll(() => provider.count('sessionCheck')).toBe(2)
  await expectSession(page, 'signed-in', 'Ok')
})

test('keeps an expired session while the provider cannot be reached, and goes on once it can', async ({
  page,
  provider,
  staticPortal,
}) => {
  test.slow()
  reset(provider, staticPortal)
  provider.behave({ lifetimeS: 1 })
  await signInHonestly(page)
  await page.goto('about:blank')
  await page.waitForTimeout(1100)
  provider.behave({ tamper: { beforeToken: () => ({ reply: 'reset' }) } })
  await page.goto('/you')
  await expect(page.getByRole('alert').filter({ hasText: 'It is kept' })).toBeVisible({ timeout: 60_000 })
  provider.behave()
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
  const other = await page.context().newPage()
  await other.goto('/you')
  for (const tab of [page, other])
    await expect(
      tab.getByRole('alert').filter({ hasText: 'sign-in service is in trouble. It is kept' }),
    ).toBeVisible()
  expect(provider.count('token')).toBe(2)
  for (let passed = 0; passed < 60; passed += 4) {
    await page.clock.runFor(4000)
    await later(150)
  }
  const asked = provider.count('token') - 2
  expect(asked, 'of 30, for two tabs every 4 s').toBeLessThan(5)
  expect(asked).toBeGreaterThan(0)
  expect([provider.count('revocation'), provider.count('endSession')]).toEqual([0, 0])
  provider.behave()
  await page.clock.runFor(64_000)
  for (const tab of [page, other]) await expectSession(tab, 'signed-in', 'Ok')
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

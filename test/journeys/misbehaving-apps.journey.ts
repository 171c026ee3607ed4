import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { misbehave, replaceSample } from './sample-script.ts'
import { settled, enter } from './sign-in.ts'

async function showsBroken(page: Page, details: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sample could not be opened' })).toBeVisible()
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByText(details)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

async function recovers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled(page, /^sample$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible()
}

// Every way to misbehave is met by test/lifecycle/misbehaving.test.ts; here travel one of each kind, and what is thrown where
// only the window hears of it: there the tests listen first.
const BROKEN: [what: string, file: string, details: RegExp][] = [
  ['answers HTML', 'page.html', /sample.*is an HTML page, not a script/],
  ['throws on mount', 'throws-on-mount.js', /thrown while mounting/],
  ['throws when it is connected', 'throws-when-connected.js', /thrown when connected/],
  ['throws in a timer and draws nothing any more', 'throws-later.js', /thrown later/],
]

for (const [what, file, details] of BROKEN) {
  test(`a mini-app that ${what} shows what broke, and tries again`, async ({ page, errors }) => {
    errors.allow(/[Mm]ini-app sample/, /Failed to load module script/, /uncaught: Error: thrown later/)
    const mend = await misbehave(page, file)
    await enter(page, 'planner')
    await page.goto('/sample')
    await showsBroken(page, details)
    await mend()
    await recovers(page)
  })
}

test('a mini-app that leaves a rejection to nobody stays, and may be started again', async ({
  page,
  errors,
}) => {
  errors.allow(/rejected later/)
  const mend = await misbehave(page, 'rejects-later.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  await expect(page.getByText('Something went wrong in Sample.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
  await mend()
  await recovers(page)
  await expect(page.getByText('Something went wrong in Sample.')).toHaveCount(0)
})

test('a mini-app whose script is missing shows what broke, and tries again [8.18]', async ({
  page,
  errors,
}) => {
  errors.allow(/mini-app sample/, /status of 404/)
  const mend = await replaceSample(page, { status: 404, body: 'Not found', contentType: 'text/plain' })
  await enter(page, 'planner')
  await page.goto('/sample')
  await showsBroken(page, /sample.*was not found: the server answered 404/)
  await mend()
  await recovers(page)
})

test('a mini-app whose load never settles says so and holds nobody up', async ({ page, errors }) => {
  errors.allow(/[Mm]ini-app sample/)
  const mend = await misbehave(page, 'hangs-on-load.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  await expect(page.getByRole('heading', { name: 'Sample is taking longer than usual' })).toBeVisible()
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await settled(page, /^you-page$/)
  await expect(page).toHaveURL(/\/you$/)

  await mend()
  await page.goto('/sample')
  await settled(page, /^sample$/)
})

test('a mini-app that floods the shell with wishes gets only what it may', async ({ page }) => {
  await misbehave(page, 'floods-events.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  await expect(page.getByRole('heading', { name: 'Flood', exact: true })).toBeVisible()
  await settled(page, /^sample$/)
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
  await expect(page).toHaveURL(/\/sample$/)
  await expect(page).toHaveTitle(/Flood 1999/)
})

test('a plain element is a complete mini-app', async ({ page }) => {
  await misbehave(page, 'plain.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Maya' })).toBeVisible()
})

test('a retry that succeeds leads to the heading of the page and names it; until then its failure has the focus', async ({
  page,
  errors,
}) => {
  errors.allow(/mini-app sample/)
  const mend = await misbehave(page, 'throws-on-load.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  const broken = page.getByRole('heading', { name: 'Sample could not be opened' })
  await expect(broken).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(broken).toBeFocused()
  await mend()
  await page.locator('os-announcer').evaluate((element) => (element.textContent = ''))
  await recovers(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeFocused()
  await expect(page.locator('os-announcer')).toContainText('Sample')
})

test('a header that cannot be loaded leaves the page usable', async ({ page, errors }) => {
  errors.allow(/mini-app header/i, /status of 404/)
  await page.route(/\/miniapps\/header\.js/, (route) =>
    route.fulfill({ status: 404, body: '', contentType: 'text/plain' }),
  )
  await enter(page, 'planner')
  await expect(page.getByText('The header could not be loaded')).toBeVisible()
  await expect(page.locator('miniapp-you-page').getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(/\/miniapps\/header\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('a mini-app with a wrong content type shows what broke, and tries again', async ({ page, errors }) => {
  errors.allow(/mini-app sample/, /Failed to load module script/)
  const mend = await replaceSample(page, { body: 'words', contentType: 'text/plain' })
  await enter(page, 'planner')
  await page.goto('/sample')
  await showsBroken(page, /sample at \/miniapps\/sample\.js\S* has the content type text\/plain/)
  await mend()
  await recovers(page)
})

test('a mini-app that refuses a change is broken by it, and only it [8.17]', async ({ page, errors }) => {
  errors.allow(/[Mm]ini-app sample/)
  const mend = await misbehave(page, 'rejects-on-update.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  await expect(page.getByRole('heading', { name: 'I do not like changes' })).toBeVisible()
  await page.evaluate(() => {
    history.pushState(history.state, '', '/sample?changed=1')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await showsBroken(page, /rejected while updating/)
  await mend()
  await recovers(page)
})

test('a mini-app that throws when it is removed is out all the same', async ({ page }) => {
  await misbehave(page, 'throws-when-removed.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  await settled(page, /^sample$/)
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await settled(page, /^you-page$/)
  await expect(page.locator('miniapp-sample')).toHaveCount(0)
})

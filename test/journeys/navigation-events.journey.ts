import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settled, enter } from './sign-in.ts'

const NAMES = [
  'os-before-app-change',
  'os-before-no-app-change',
  'os-before-routing',
  'os-before-mount-routing',
  'os-app-change',
  'os-no-app-change',
  'os-routing',
]

interface Heard {
  name: string
  from: string
  to: string
  statuses: Record<string, string>
  /** Address and mounted app while it was told. */
  address: string
  app: string | null
}

declare global {
  var heard: Heard[]
}

async function listen(page: Page): Promise<void> {
  await page.evaluate((names) => {
    globalThis.heard = []
    for (const name of names) {
      addEventListener(name, (event) => {
        const { from, to, statuses } = (event as CustomEvent).detail
        heard.push({
          name,
          from: from.path,
          to: to.path,
          statuses,
          address: location.pathname,
          app: document.querySelector('os-shell')!.getAttribute('app'),
        })
      })
    }
  }, NAMES)
}

const told = (page: Page) => page.evaluate(() => heard)
const names = async (page: Page) => (await told(page)).map(({ name }) => name)
const goHome = (page: Page) => page.getByRole('link', { name: 'Choreograph, home' }).click()

async function cancelOnce(page: Page, name: string, answer: 'true' | 'promise' | 'rejection'): Promise<void> {
  await page.evaluate(
    ([name, answer]) => {
      const answers = {
        true: () => true,
        promise: () => Promise.resolve('no'),
        rejection: () => Promise.reject(new Error('no idea')),
      }
      addEventListener(
        name!,
        (event) => (event as CustomEvent).detail.cancelNavigation(answers[answer as keyof typeof answers]()),
        { once: true },
      )
    },
    [name, answer],
  )
}

/** On the sample, with one entry behind it and none ahead. */
async function onSample(page: Page): Promise<number> {
  await enter(page, 'planner')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/sample',
      textContent: 'To the sample',
      id: 'to-sample',
    })
    document.body.append(link)
  })
  await page.locator('#to-sample').click()
  await settled(page, /^sample$/)
  await listen(page)
  return page.evaluate(() => history.length)
}

test('a change of app is told in order, with expected and then actual statuses, and the address changes in between', async ({
  page,
}) => {
  await onSample(page)
  await goHome(page)
  await settled(page, /^you-page$/)
  const events = await told(page)
  expect(events.map(({ name }) => name)).toEqual([
    'os-before-app-change',
    'os-before-routing',
    'os-before-mount-routing',
    'os-app-change',
    'os-routing',
  ])
  for (const { from, to, statuses } of events)
    expect({ from, to, statuses }).toEqual({
      from: '/sample',
      to: '/you',
      statuses: { sample: 'NOT_MOUNTED', 'you-page': 'MOUNTED' },
    })
  expect(events.map(({ address }) => address)).toEqual(['/sample', '/sample', '/you', '/you', '/you'])
})

test('another place in the same app is told in order', async ({ page }) => {
  await onSample(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/sample?more=1',
      id: 'more',
      textContent: 'More',
    })
    document.body.append(link)
  })
  await page.locator('#more').click()
  await expect
    .poll(() => names(page))
    .toEqual([
      'os-before-no-app-change',
      'os-before-routing',
      'os-before-mount-routing',
      'os-no-app-change',
      'os-routing',
    ])
})

for (const [name, answer] of [
  ['os-before-app-change', 'true'],
  ['os-before-routing', 'true'],
  ['os-before-routing', 'promise'],
] as const) {
  test(`${name} cancels a click with ${answer}: the address stays, and no history entry is left`, async ({
    page,
  }) => {
    const entries = await onSample(page)
    await cancelOnce(page, name, answer)
    await goHome(page)
    await expect.poll(async () => (await names(page)).at(-1)).toBe(name)
    await page.waitForTimeout(100)
    expect((await names(page)).at(-1)).toBe(name)
    expect(new URL(page.url()).pathname).toBe('/sample')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible()
    await page.goBack()
    await settled(page, /^you-page$/)
  })
}

test('a cancelled step back restores the address, and the same step works afterwards', async ({ page }) => {
  const entries = await onSample(page)
  await cancelOnce(page, 'os-before-routing', 'promise')
  await page.evaluate(() => history.back())
  await expect.poll(() => names(page)).toEqual(['os-before-app-change', 'os-before-routing'])
  await expect(page).toHaveURL(/\/sample$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible()
  await page.goBack()
  await settled(page, /^you-page$/)
  await page.goForward()
  await settled(page, /^sample$/)
})

test('a listener that fails to answer cancels nothing', async ({ page }) => {
  await onSample(page)
  await cancelOnce(page, 'os-before-routing', 'rejection')
  await goHome(page)
  await settled(page, /^you-page$/)
})

test('a navigation that is cancelled before the mount goes back to the app it came from', async ({
  page,
}) => {
  await onSample(page)
  await cancelOnce(page, 'os-before-mount-routing', 'true')
  await goHome(page)
  await expect
    .poll(() => names(page))
    .toEqual(['os-before-app-change', 'os-before-routing', 'os-before-mount-routing'])
  await settled(page, /^sample$/)
  await expect(page).toHaveURL(/\/sample$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible()
  expect(await names(page)).toHaveLength(3)
})

test('guards are asked before anything is told: a refused visit says only where it ends', async ({
  page,
  errors,
}) => {
  errors.allow(/status of (403|404)/)
  await onSample(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/brands/no-such-brand/scorecards',
      id: 'foreign',
      textContent: 'Foreign',
    })
    document.body.append(link)
  })
  await page.locator('#foreign').click()
  await settled(page, /^you-page$/)
  expect((await told(page)).map(({ to }) => to)).toEqual(Array(5).fill('/you'))
})

test('a page of the shell itself is drawn when the last event says so', async ({ page }) => {
  await onSample(page)
  await page.evaluate(() => {
    addEventListener(
      'os-routing',
      () =>
        (document.title =
          document.querySelector('os-shell')!.shadowRoot!.querySelector('h1')?.textContent ??
          'nothing drawn'),
      { once: true },
    )
    document.querySelector<HTMLAnchorElement>('#to-sample')!.href = '/nowhere-at-all'
  })
  const title = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('os-routing', () => resolve(document.title), { once: true })),
  )
  await page.locator('#to-sample').click()
  expect(await title).toBe('Page not found')
})

test('another place in the login page is told as any other', async ({ page }) => {
  await page.goto('/login')
  await page.locator('os-shell[app="login"][app-status="MOUNTED"]').waitFor()
  await listen(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/login?again=1',
      textContent: 'Again',
      id: 'again',
    })
    document.body.append(link)
  })
  await page.locator('#again').click()
  await expect
    .poll(() => names(page))
    .toEqual([
      'os-before-no-app-change',
      'os-before-routing',
      'os-before-mount-routing',
      'os-no-app-change',
      'os-routing',
    ])
})

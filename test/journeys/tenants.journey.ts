import type { Page } from '@playwright/test'
import { tenants } from '../../themes/tenants.ts'
import { bringAxe, COLOR_RULES, quickAxe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { answer, openIntro, openQuestions, openScorecards, openSummary, questions } from './scorecards.ts'
import { settled, signIn } from './sign-in.ts'

/** Where mini-apps stand: axe finds nothing behind a shadow root that it is not led through. */
const MAIN = ['os-shell', 'os-outlet.main']

/** Rows and questions are all alike: three of each kind are looked at. */
const THREE_OF_EACH = {
  exclude: [
    { fromShadowDom: [...MAIN, 'miniapp-you-page', 'tbody > tr:nth-child(n+4)'] },
    {
      fromShadowDom: [
        ...MAIN,
        'miniapp-scorecards',
        '[data-question] ~ [data-question] ~ [data-question] ~ [data-question]',
      ],
    },
  ],
}

test('axe finds nothing before sign-in and where access is missing, in all ten tenants, light and dark', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await bringAxe(page)
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await inEveryTenant(page, '/login')
  await signIn(page, 'no-permissions')
  await expect(page).toHaveURL(/\/login\/agency-access$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inEveryTenant(page, '/login/agency-access')
})

test('axe finds nothing in the portal, in all ten tenants, light and dark', async ({ page }) => {
  test.setTimeout(240_000)
  await bringAxe(page)
  await signIn(page, 'planner')
  await expect(page.getByRole('heading', { name: 'Your brands' })).toBeVisible()
  await inEveryTenant(page, '/you')
  for (const path of ['/sample', '/no/such/place', '/error']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inEveryTenant(page, path)
  }
})

test("axe finds nothing on the person's other pages, in all ten tenants, light and dark", async ({
  page,
}) => {
  test.setTimeout(240_000)
  await bringAxe(page)
  await signIn(page, 'planner')
  for (const path of ['/user/profile', '/user/settings', '/documentation']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inEveryTenant(page, path)
  }
  await page.goto('/sample/themes')
  await expect(page.getByRole('heading', { name: 'All tenants' })).toBeVisible()
  // each panel is dressed in its own look, whatever the page wears, and is looked at by `themes-page.test.ts`
  await page
    .locator('.look-panel')
    .evaluateAll((panels) => panels.forEach((panel) => panel.replaceChildren()))
  await inEveryTenant(page, '/sample/themes')
})

test('axe finds nothing in the summary of scorecards and before an audit, in all ten tenants, light and dark', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await bringAxe(page)
  await signIn(page, 'planner')
  await openScorecards(page)
  await openSummary(page)
  await inEveryTenant(page, 'scorecards summary')
  await page.goBack()
  await openIntro(page)
  await inEveryTenant(page, 'scorecards intro')
})

test('axe finds nothing in scorecards, in all ten tenants, light and dark', async ({ page }) => {
  test.setTimeout(240_000)
  await bringAxe(page)
  await signIn(page, 'planner')
  await openScorecards(page)
  await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible()
  await inEveryTenant(page, 'scorecards overview')
  await openQuestions(page)
  await answer(questions(page).first(), 1)
  await inEveryTenant(page, 'scorecards questions')
  await page.getByRole('link', { name: 'See result' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /result$/ })).toBeVisible()
  await inEveryTenant(page, 'scorecards result')
})

test('a tenant nobody knows, or none that could be one, gets the default colours and asks for no missing sheet', async ({
  page,
  context,
  portal,
}) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  for (const code of ['nobody-knows', '../../evil', '__proto__', 'a"><script>']) {
    await context.clearCookies()
    await context.addCookies([{ name: 'os_tenant', value: encodeURIComponent(code), url: portal.url }])
    await page.goto('/login')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--os-color-brand-primary'),
    )
    expect(brand, code).toBe('#ff5c00')
  }
  await page.goto('/login?tenant=nobody-knows')
  await expect(page.locator('html')).toHaveAttribute('data-tenant', 'nobody-knows')
  await expect(page.locator('#os-theme')).toHaveAttribute('href', '/themes/default.css')
  expect(missing).toEqual([])
})

test('where the system forces its colours, buttons keep an edge, focus shows and charts keep their words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signIn(page, 'planner')
  const canvas = await systemColor(page, 'Canvas')
  const words = await systemColor(page, 'CanvasText')
  const token = (name: string) =>
    page.evaluate(
      (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
      `--os-color-${name}`,
    )
  expect([await token('text'), await token('page'), await token('focus')]).toEqual([
    'CanvasText',
    'Canvas',
    'Highlight',
  ])
  await page.goto('/sample/themes')
  await settled(page, /^sample$/)
  const button = page.getByRole('button', { name: 'Start audit' }).first()
  await expect(button).toBeVisible()
  const edge = await button.evaluate((element) => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(element)
    return { borderTopColor, borderTopStyle }
  })
  expect(edge.borderTopStyle).toBe('solid')
  expect(edge.borderTopColor).not.toBe(canvas)
  await page.getByRole('link', { name: 'Contract' }).focus()
  await page.keyboard.press('Tab')
  const outline = await page
    .locator(':focus')
    .last()
    .evaluate((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element)
      return { outlineStyle, outlineColor }
    })
  expect(outline.outlineStyle).not.toBe('none')
  expect(outline.outlineColor).not.toBe(canvas)
  await page.goto('/you')
  await openScorecards(page)
  await openQuestions(page)
  await answer(questions(page).first(), 3)
  await page.getByRole('link', { name: 'See result' }).first().click()
  const label = page.locator('miniapp-scorecards svg[role=img] text').first()
  await expect(label).toBeAttached()
  expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe(words)
})

/** A page keeps its state while it changes its clothes: ten sheets, twice. All other rules `looks.journey.ts` holds in two tenants, and `tenant-headers.journey.ts` in what is a tenant's own. */
async function inEveryTenant(page: Page, state: string): Promise<void> {
  for (const { code } of tenants) {
    await wear(page, code)
    for (const colorScheme of ['light', 'dark'] as const)
      await quickAxe(page, `${state}, ${code}`, colorScheme, { rules: COLOR_RULES, part: THREE_OF_EACH })
  }
}

const wear = (page: Page, code: string) =>
  page.evaluate(async (address) => {
    const link = document.querySelector<HTMLLinkElement>('#os-theme')!
    if (new URL(link.href).pathname === address) return
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve, { once: true })
      link.addEventListener('error', () => reject(new Error(`${address} did not load`)), { once: true })
    })
    link.href = address
    await loaded
  }, `/themes/${code}.css`)

const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('i')
    document.body.append(probe)
    probe.style.color = color
    const { color: found } = getComputedStyle(probe)
    probe.remove()
    return found
  }, name)

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answer, openQuestions, openScorecards, questions } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

test('a tenant nobody knows, or none that could be one, gets the default colours and asks for no missing sheet [1.25]', async ({
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
  await enter(page, 'planner')
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

const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('i')
    document.body.append(probe)
    probe.style.color = color
    const { color: found } = getComputedStyle(probe)
    probe.remove()
    return found
  }, name)

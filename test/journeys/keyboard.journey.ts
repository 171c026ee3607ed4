import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openQuestions, openScorecards, questions } from './scorecards.ts'
import { signInByKeyboard } from './sign-in-by-keyboard.ts'
import { settled, enter } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

test('everything works by keyboard: sign in, change brand, answer, see the result, sign out', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signInByKeyboard(page)

  await tabTo(page, /^Skip to content$/)
  await tabTo(page, /change brand$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find a brand' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find a brand' })).toHaveCount(0)

  await tabTo(page, /^All audits/)
  await page.keyboard.press('Enter')
  await settled(page, /^scorecards$/)
  await tabTo(page, /^Start audit/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start audit' })).toBeVisible()
  await tabTo(page, /^Start audit$/)
  await page.keyboard.press('Enter')
  await expect(questions(page).first()).toBeVisible()

  await tabTo(page, /Level 0:/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(
    questions(page)
      .first()
      .getByRole('radio', { name: /^Level 2/ }),
  ).toBeChecked()
  await tabTo(page, /^Evidence/)
  await page.keyboard.type('By keyboard')
  await expect(page.getByText('All saved')).toBeVisible()
  await tabTo(page, /^See result$/, 'backwards')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /result$/ })).toBeVisible()

  await tabTo(page, /^Account of/, 'backwards')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await tabTo(page, /^Skip to content$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Sign in$/)
})

test('what has focus is never under what stays at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await enter(page, 'planner')
  const links = page.locator('miniapp-you-page').getByRole('link')
  await expect.poll(() => links.count(), 'the widgets have come').toBeGreaterThan(12)
  await links.last().focus()
  expect(await hiddenStops(page, 10)).toEqual([])

  await openScorecards(page)
  await openQuestions(page)
  await questions(page).nth(4).getByLabel('Evidence', { exact: true }).focus()
  expect(await hiddenStops(page, 16)).toEqual([])
  await questions(page).nth(2).focus()
  await page.keyboard.press('j')
  const [question, bar] = await Promise.all([
    questions(page).nth(3).boundingBox(),
    page.locator('.progress').boundingBox(),
  ])
  expect(question!.y - (bar!.y + bar!.height)).toBeCloseTo(16, 0)
})

test('a page that comes under a dialog or a menu is arrived at', async ({ page }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  const isOpen = () => page.getByRole('dialog').or(page.getByRole('menu'))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.goBack()
  await settled(page, /^you-page$/)
  await expect(isOpen()).toHaveCount(0)
  await expect(page.locator('miniapp-you-page').getByRole('link', { name: 'All audits' })).toBeFocused() // where the person was
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.goForward()
  await settled(page, /^scorecards$/)
  await expect(isOpen()).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Goes backwards with Shift+Tab; returns what the header or the progress bar covered. */
async function hiddenStops(page: Page, count: number): Promise<readonly string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      let element = document.activeElement!
      let sticky: Element | null = null
      for (let root = element.shadowRoot; root?.activeElement; root = element.shadowRoot) {
        sticky = root.querySelector('.progress') ?? sticky ?? root.querySelector('.header')
        element = root.activeElement
      }
      if (!sticky || sticky.contains(element)) return undefined
      const [{ top }, { bottom }] = [element.getBoundingClientRect(), sticky.getBoundingClientRect()]
      return top < bottom ? `${element.textContent || element.localName}: ${top} under ${bottom}` : undefined
    })
    if (covered !== undefined) hidden.push(covered)
  }
  return hidden
}

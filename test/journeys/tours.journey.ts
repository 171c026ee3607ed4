import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openScorecards } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

const offer = (page: Page) => page.locator('miniapp-header .tools .tour-dot')
const step = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Through the help menu, by keyboard. */
async function takeTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Help/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Take the tour' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Take the tour' }).focus()
  await page.keyboard.press('Enter')
}

test('the tour of scorecards is recommended once, and taken by keyboard', async ({ page }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Help' })).toHaveAccessibleDescription(
    'There is a short tour of this app.',
  )
  await takeTour(page)
  await expect(offer(page)).toHaveCount(0)
  await expect(step(page, 'Where the brand stands').getByRole('button', { name: 'Next' })).toBeFocused()
  await axe(page, 'tour')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Nine audits').getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Where the brand stands').getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await settled(page, /^scorecards$/)
  await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('the tour of the home page is in the help menu, and gives the focus back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, 'planner')
  await expect(page.getByRole('heading', { name: 'Your brands' })).toBeVisible()
  await takeTour(page)
  for (const [title, button] of [
    ['Your active brand', 'Next'],
    ['Back to another brand', 'Next'],
    ['All your brands', 'Done'],
  ] as const) {
    await expect(step(page, title).getByRole('button', { name: button })).toBeFocused()
    const { x, y, width, height } = (await step(page, title).boundingBox())!
    expect(x >= 0 && y >= 0 && x + width <= 1440 && y + height <= 900, `${title} is in view`).toBe(true)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page
      .getByRole('button', { name: /^Help/ })
      .or(page.getByRole('heading', { level: 1 }))
      .and(page.locator(':focus')),
  ).toHaveCount(1)
})

test('an app without a tour offers none', async ({ page }) => {
  await enter(page, 'planner')
  await page.goto('/user/settings')
  await settled(page, /^you-page$/)
  await page.getByRole('button', { name: /^Help/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Take the tour' })).toHaveCount(0)
})

test('a tour fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'planner')
  await openScorecards(page)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Take the tour' }).click()
  await expect(step(page, 'Where the brand stands').getByRole('button', { name: 'Next' })).toBeFocused()
  const { x, width } = (await step(page, 'Where the brand stands').boundingBox())!
  expect(x >= 0 && x + width <= 390).toBe(true)
})

import { expect, test } from './fixtures.ts'
import { questions } from './scorecards.ts'
import { PASSWORD, settled } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

test('everything works by keyboard: sign in, change brand, answer, see the result, sign out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await tabTo(page, /^Sign in$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('planner@agency.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await settled(page, /^you-page$/)

  await tabTo(page, /^Skip to content$/)
  await tabTo(page, /change brand$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find a brand' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find a brand' })).toHaveCount(0)

  await tabTo(page, /^Scorecards/)
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
  await expect(questions(page).first().getByRole('radio', { name: /^Level 2/ })).toBeChecked()
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

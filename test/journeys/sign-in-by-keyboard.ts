import { expect, type Page } from '@playwright/test'
import { PASSWORD, settled } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

/** From the login page to the first page, as the planner. */
export async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Sign in$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('planner@agency.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await settled(page, /^you-page$/)
}

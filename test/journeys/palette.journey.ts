import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openQuestions, openScorecards, questions } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

test('the palette does what the page can do, by keyboard alone', async ({ page }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  await openQuestions(page)
  await page.getByRole('heading', { level: 1 }).focus() // an audit that is gone on with begins at a question
  await expect(focusedQuestion(page)).toHaveCount(0)
  await choose(page, 'next unans', 'Next unanswered question')
  await expect(focusedQuestion(page)).toHaveCount(1)
  await choose(page, 'see res', 'See result')
  await expect(page.getByRole('heading', { level: 1, name: /result$/ })).toBeFocused()
  await choose(page, 'submit', 'Submit audit')
  await expect(page.getByRole('dialog', { name: 'This audit cannot be submitted yet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: /result$/ })).toBeFocused()

  await choose(page, 'you', 'You')
  await settled(page, /^you-page$/)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Actions' }).getByText('Submit audit')).toHaveCount(0)
})

test('the help menu has the page of the screen, and not of the one before', async ({ page }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  const here = page.getByRole('menuitem', { name: /^Help for this page/ })
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(here).toHaveAttribute('href', /\/scorecards\?tag=scorecards-overview$/)
  await page.keyboard.press('Escape')
  await page.goBack()
  await settled(page, /^you-page$/)
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(here).toHaveCount(0)
})

const focusedQuestion = (page: Page) => questions(page).and(page.locator(':focus'))

/** Opens the palette, types, and takes the first that is found. */
async function choose(page: Page, words: string, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(title)
  await page.keyboard.press('Enter')
}

import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { settled, signIn } from './sign-in.ts'

test('the sample gets what it asks its host for', async ({ page }) => {
  await signIn(page, 'developer', '/sample')
  await settled(page, /^sample$/)
  await page.getByRole('button', { name: 'fetch', exact: true }).click()
  await expect(page.getByText(/^The API answered with \S/)).toBeVisible()

  await page.getByLabel('Offer a command').check()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('count up')
  await expect(page.getByRole('option', { selected: true })).toContainText('Count up')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chosen once.')).toBeVisible()

  const note = page.getByLabel('A note with a draft')
  await note.fill('Half a thought')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'notify warning' }).click()
  await expect(page.getByText('This is a notice of the kind “warning”.')).toBeVisible()
  await axe(page, 'the sample')
  await page.getByRole('button', { name: 'navigate', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /stay/i }).click()
  await expect(note).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'navigate', exact: true }).click()
  await settled(page, /^you-page$/)
})

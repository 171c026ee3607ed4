import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { changeBrand } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

test('the sample gets what it asks its host for', async ({ page }) => {
  await enter(page, 'developer', '/sample')
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

test('what is typed into the sample is there again after a reload and a change of brand, of each brand its own', async ({
  page,
}) => {
  const note = page.getByLabel('A note with a draft')
  const leaving = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  const type = async (text: string) => {
    await note.fill(text)
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  }
  await page.addLocatorHandler(leaving, () => leaving.getByRole('button', { name: 'Leave anyway' }).click())
  await enter(page, 'developer', '/sample')
  await settled(page, /^sample$/)
  const first = await changeBrand(page, 'a')
  await type('Of the first brand')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(note).toHaveValue('Of the first brand')
  await changeBrand(page, 'a')
  await expect(note).toHaveValue('')
  await type('Of the second brand')
  expect(await changeBrand(page, first)).toBe(first)
  await expect(note).toHaveValue('Of the first brand')
})

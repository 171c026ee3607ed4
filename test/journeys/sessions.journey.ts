import { expect, test } from './fixtures.ts'
import { keepClock } from './keep-clock.ts'
import { settled, signIn } from './sign-in.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

test('signs out of another browser, which hears of it at once and stays out', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await keepClock(await browser.newContext({ baseURL: baseURL!, userAgent: FIREFOX }))
  const other = await elsewhere.newPage()
  await signIn(other, 'planner')
  await signIn(page, 'planner', '/user/settings')
  const lines = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  const there = lines.filter({ hasText: 'Firefox on Windows' })
  await expect(lines.filter({ hasText: 'This browser' })).toHaveCount(1)
  await there.getByRole('button', { name: /^Sign out there/ }).click()
  await expect(there).toHaveCount(0)

  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText('You were signed out here from another browser.')).toBeVisible()
  await other.getByRole('link', { name: 'Sign in' }).click()
  await expect(other.getByLabel('Password')).toBeVisible() // the provider has forgotten them as well
  await elsewhere.close()

  await page.reload()
  await settled(page, /^you-page$/)
  await expect(lines.filter({ hasText: 'This browser' })).toHaveCount(1)
  await expect(there).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { configured } from './configured.ts'
import { expect } from './fixtures.ts'
import { settled, signIn } from './sign-in.ts'

const APPS = Array.from({ length: 120 }, (_, n) => ({
  key: `desk-${n}`,
  title: `Desk ${n}`,
  script: '/miniapps/sample.js',
  routes: [`desk-${n}`],
  menu: { title: `Desk ${n}`, section: 'Desks' },
}))

/** The portal of a customer with more mini-apps than go into a page. */
const test = configured(() => ({ miniApps: APPS }))

/** How often this page asked for the whole list. */
function listRequests(page: Page): { count: number } {
  const asked = { count: 0 }
  page.on('request', (request) => void (request.url().endsWith('/mini-apps.json') && asked.count++))
  return asked
}

const search = async (page: Page, words: string) => {
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('combobox').fill(words)
}

test('a page opens its mini-app without the whole list; search has all, and so has the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 }) // wide enough for "Desks" to stand beside the other menus
  const asked = listRequests(page)
  await signIn(page, 'planner', '/desk-7')
  await settled(page, /^desk-7$/)
  expect(asked.count).toBe(0)

  await search(page, 'Desk 90')
  await page.getByRole('option', { name: 'Desk 90' }).click()
  await settled(page, /^desk-90$/)
  await expect(page).toHaveURL(/desk-90$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Desks' }).click()
  await expect(page.getByRole('menuitem', { name: /^Search all 1\d\d$/ })).toBeVisible()
  await axe(page, 'long menu open')
  expect(asked.count).toBe(1)

  await page.reload()
  await settled(page, /^desk-90$/)
  expect(asked.count).toBe(1)
})

test('a list that cannot be had is said where it is missed, and comes later', async ({ page, errors }) => {
  errors.allow(/mini-apps\.json|ERR_FAILED|Failed to load resource/)
  await signIn(page, 'planner', '/desk-7')
  await settled(page, /^desk-7$/)
  await page.route('**/mini-apps.json', (route) => route.abort())
  await search(page, 'Desk 90')
  await expect(page.getByRole('dialog')).toContainText(/Nothing matches.*Some apps could not be loaded/)
  await page.keyboard.press('Escape')
  const notice = page.getByText('Some apps could not be loaded into the menus.')
  await expect(notice).toBeVisible()
  await axe(page, 'some apps missing')

  await page.unroute('**/mini-apps.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await search(page, 'Desk 90')
  await expect(page.getByRole('option', { name: 'Desk 90' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { keepClock } from './keep-clock.ts'
import { enter, settled, signIn } from './sign-in.ts'

const isLive = (url: string) => url.includes('/api/live')

/** How often a page has opened the stream of news. */
function streamsOf(page: Page): { count: number } {
  const streams = { count: 0 }
  page.on('response', (response) => void (isLive(response.url()) && streams.count++))
  return streams
}

test('a browser has one stream of news, which another tab takes over', async ({ page, context }) => {
  const first = streamsOf(page)
  const opened = page.waitForResponse((response) => isLive(response.url()))
  await enter(page, 'planner')
  await opened
  expect((await opened).status()).toBe(200)
  const other = await context.newPage()
  const second = streamsOf(other)
  await other.goto('/you')
  await settled(other)
  await other.waitForTimeout(500)
  expect([first.count, second.count]).toEqual([1, 0])
  await page.close()
  await expect.poll(() => second.count).toBe(1)
})

test('what an administrator takes away and gives reaches another browser without a reload', async ({
  page,
  browser,
  baseURL,
  errors,
}) => {
  errors.allow(/status of (403|404)/)
  const elsewhere = await keepClock(await browser.newContext({ baseURL: baseURL! }))
  const theirs = await elsewhere.newPage()
  await signIn(theirs, 'developer', '/network/contacts')
  await expect(theirs).toHaveURL(/\/network\/contacts/)
  await theirs.evaluate(() => Object.assign(window, { neverReloaded: true }))
  const dates = '/api/documents/speed-date' // asks the same of a person as contacts do, agency by agency
  const { body } = await theirs.evaluate(ask, `${dates}?place=choreograph`)
  const date = `${dates}/${(body as { data: { id: string }[] }).data[0]!.id}`
  const asked = async (status: number) => expect((await theirs.evaluate(ask, date)).status).toBe(status)
  const contacts = theirs.getByRole('banner').getByRole('link', { name: 'Contacts', exact: true })
  await asked(200)
  await expect(contacts).toBeVisible()

  await signIn(page, 'admin', '/os-admin/panel/users/person-developer')
  const agency = page.getByRole('rowheader', { name: 'Choreograph', exact: true })
  const held = page
    .getByRole('region', { name: 'Direct permissions' })
    .getByRole('row')
    .filter({ has: agency })
  await held.getByText(/^\d+ permissions$/).click()
  await page.getByRole('button', { name: /^Remove: Network:/ }).click()
  await decide(page, 'Remove')
  await expect(theirs).toHaveURL(/\/you$/)
  await expect(
    theirs.getByText(/^Your account at Choreograph does not have the permission NetworkAccess/),
  ).toBeVisible()
  await asked(404)
  await expect(contacts).toHaveCount(0)

  await page.getByRole('button', { name: 'Give permissions' }).click()
  await page.getByRole('combobox', { name: 'Permissions' }).fill('NetworkAccess')
  await page
    .getByRole('option', { name: /NetworkAccess$/ })
    .first()
    .click()
  await decide(page, 'Give permissions')
  await expect(contacts).toBeVisible()
  await asked(200)
  expect(await theirs.evaluate(() => 'neverReloaded' in window)).toBe(true)
  await elsewhere.close()
})

async function decide(page: Page, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('As agreed')
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** As the portal itself would ask. */
async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const stored = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user:'))
  const { access_token } = JSON.parse(stored![1]) as { access_token: string }
  const answer = await fetch(path, { headers: { authorization: `Bearer ${access_token}` } })
  return { status: answer.status, body: await answer.json() }
}

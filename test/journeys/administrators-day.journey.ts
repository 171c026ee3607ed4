import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { keepClock } from './keep-clock.ts'
import { enter, settled } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

const NEWCOMER = 'zoe.trader@agency.example'

test('an administrator’s day by keyboard alone ends with all of it in the audit log [6.22]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const elsewhere = await keepClock(await browser.newContext({ baseURL: baseURL! }))
  await askForTheCart(await elsewhere.newPage())
  await elsewhere.close()

  await enter(page, 'admin', '/os-admin/panel/users')
  await test.step('invite a person', async () => {
    await pressOn(page, /^Invite people$/)
    await expect(page.getByLabel('Email addresses')).toBeFocused()
    await page.keyboard.type(`Zoe Trader ${NEWCOMER}`)
    await pressOn(page, /^Invite 1 person$/)
    await expect(page.getByText('1 person is invited.').first()).toBeVisible()
    await pressOn(page, /^Done$/) // with the link to copy, where there is no mail server
  })
  await test.step('make a role', async () => {
    await pressOn(page, /^Roles$/)
    await pressOn(page, /^New role$/)
    await tabTo(page, /^Name/)
    await page.keyboard.type('Trader')
    await tabTo(page, /^Open the cart/)
    await page.keyboard.press('Space')
    await pressOn(page, /^Create role$/, 'backwards')
    await expect(page.getByRole('link', { name: 'Trader', exact: true })).toBeVisible()
  })
  await test.step('make a group with a rule, and give it the role', async () => {
    await pressOn(page, /^Groups$/, 'backwards')
    await pressOn(page, /^New group$/)
    await page.keyboard.type('French speakers')
    await tabTo(page, /^Added manually/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^Attribute/)
    await page.keyboard.press('l') // Language
    await tabTo(page, /^is one of/)
    await page.keyboard.type('fr')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/people match:/)).toBeVisible()
    await pressOn(page, /^Create group$/)
    await expect(page.getByRole('heading', { level: 1, name: 'French speakers' })).toBeVisible()
    await pressOn(page, /^Assign role$/)
    await page.keyboard.type('Trader')
    await expect(page.getByRole('option', { name: 'Trader' })).toBeVisible()
    await page.keyboard.press('Enter')
    await tabTo(page, /^Reason/)
    await page.keyboard.type('They trade in French')
    await pressOn(page, /^Assign role$/)
    await expect(page.getByRole('region', { name: 'Roles' }).getByText('They trade in French')).toBeVisible()
  })
  await test.step('make a brand with what stands above it', () => makeBrand(page))
  await test.step('refuse an access request with a reason', async () => {
    await page.goto('/os-admin/panel/requests')
    await pressOn(page, /^Decide: Haruto Mori/)
    await tabTo(page, /^Reason/)
    await page.keyboard.type('Buying is done elsewhere')
    await pressOn(page, /^Refuse$/)
    await expect(page.getByRole('button', { name: /^Decide: Haruto Mori/ })).toHaveCount(0)
  })
  await test.step('finish an access review', async () => {
    await pressOn(page, /^Access reviews$/)
    await pressOn(page, /^New review$/)
    await page.keyboard.type('Traders')
    await tabTo(page, /^All access/)
    await page.keyboard.press('ArrowDown')
    await tabTo(page, /^Role/)
    await page.keyboard.type('Trader')
    await expect(page.getByRole('option', { name: 'Trader' })).toBeVisible()
    await page.keyboard.press('Enter')
    await pressOn(page, /^Start review$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Traders' })).toBeVisible()
    await tabTo(page, /^Keep:/)
    await page.keyboard.press('k')
    await expect(page.getByText(/^1 of \d+ decided$/)).toBeVisible()
    await pressOn(page, /^Keep all undecided$/, 'backwards')
    await expect(page.getByText(/^(\d+) of \1 decided$/)).toBeVisible()
    await pressOn(page, /^Finish review$/)
    await expect(page.getByText('No one gains or loses a permission.')).toBeVisible()
    await page.keyboard.type('All of them trade')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Finished on /)).toBeVisible()
  })
  await test.step('read all of it in the audit log', async () => {
    await pressOn(page, /^All reviews$/, 'backwards')
    await pressOn(page, /^Audit log$/)
    const log = page.getByRole('table', { name: 'Audit log' })
    for (const [action, subject] of DONE)
      await expect(
        log.getByRole('row').filter({ hasText: action }).filter({ hasText: subject }).first(),
      ).toBeVisible()
  })
})

const DONE: readonly (readonly [action: string, subject: string])[] = [
  ['Person invited', 'Zoe Trader'],
  ['Role created', 'Trader'],
  ['Group created', 'French speakers'],
  ['Role assigned', 'Trader'],
  ['Advertiser created', 'Quillon'],
  ['Advertiser market created', 'Quillon'],
  ['Brand created', 'Quillon Pure'],
  ['Request refused', 'Haruto Mori'],
  ['Access review finished', 'Traders'],
]

/** Tab to what has this name, and Enter. */
async function pressOn(page: Page, name: RegExp, direction?: 'backwards'): Promise<void> {
  await tabTo(page, name, direction)
  await page.keyboard.press('Enter')
}

/** Advertiser, its market, the brand: each made from the page of the one before. */
async function makeBrand(page: Page): Promise<void> {
  await page.goto('/workspace')
  await pressOn(page, /^New advertiser$/)
  await named(page, 'Quillon')
  await pressOn(page, /^New market$/)
  await tabTo(page, /^Name/)
  await page.keyboard.type('Quillon Britain')
  await tabTo(page, /^Countries/)
  await page.keyboard.type('United Kingdom')
  await page.keyboard.press('Enter')
  await finished(page, 'Quillon Britain')
  await pressOn(page, /^New brand$/)
  await named(page, 'Quillon Pure')
}

async function named(page: Page, name: string): Promise<void> {
  await tabTo(page, /^Name/)
  await page.keyboard.type(name)
  await finished(page, name)
}

async function finished(page: Page, name: string): Promise<void> {
  await pressOn(page, /^Next$/)
  await pressOn(page, /^Create$/)
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

/** Somebody else, who may not open it. */
async function askForTheCart(page: Page): Promise<void> {
  await enter(page, 'no-workspaces')
  const status = await page.evaluate(async () => {
    const [, session] = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))!
    const { access_token } = JSON.parse(session) as { access_token: string }
    const xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const headers = {
      authorization: `Bearer ${access_token}`,
      'x-xsrf-token': xsrf,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ app: 'cart', agency: 'choreograph', note: 'For the new client' })
    return (await fetch('/api/requests', { method: 'POST', headers, body })).status
  })
  expect(status).toBe(201)
  await settled(page)
}

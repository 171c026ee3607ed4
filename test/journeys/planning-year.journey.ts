import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { keepClock } from './keep-clock.ts'
import { enter } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

/** Presses of buttons, and the way to the first cell of a plan's lines. */
interface Hands {
  press(page: Page, name: RegExp): Promise<void>
  toFirstLine(page: Page): Promise<void>
}

const MOUSE: Hands = {
  press: (page, name) => page.getByRole('button', { name }).first().click(),
  toFirstLine: async (page) => {
    const cell = page.locator('[role=gridcell][aria-colindex="3"]').first()
    await cell.click()
    await expect(cell).toBeFocused()
  },
}
const KEYS: Hands = {
  press: async (page, name) => {
    await expect(page.getByRole('button', { name }).first()).toBeEnabled()
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  },
  toFirstLine: async (page) => {
    await tabTo(page, /^Copy link$/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
  },
}

for (const [by, hands, brand] of [
  ['mouse', MOUSE, 'brand-2001'],
  ['keyboard', KEYS, 'brand-2002'],
] as const)
  test(`a scenario becomes a plan that delivers and teaches the next brief, by ${by}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const scenario = `scenario-autumn-${brand}`
    await enter(page, 'planner', `/brands/${brand}/express-scenario/${scenario}`)
    const plan = `plan-of-${scenario}`
    await planned(page, hands, plan)
    await approve(browser, baseURL!, hands, plan)
    await expect(standing(page)).toContainText('Approved')
    await hands.press(page, /^See results$/)
    await expect(page).toHaveURL(`/brands/${brand}/campaigns/results/${plan}`)
    await delivered(page, hands)
    await taught(page, hands, brand)
  })

const standing = (page: Page) => page.getByRole('group', { name: 'Approval' })
const waits = (page: Page) => expect(standing(page)).toContainText('Waiting for approval')

async function planned(page: Page, { press, toFirstLine }: Hands, plan: string): Promise<void> {
  await press(page, /^Create media plan$/)
  await expect(page).toHaveURL(`/mtv/mpl/${plan}`)
  await expect(page.getByRole('region', { name: 'Figures of the plan' })).toContainText('950,000.00')
  await toFirstLine(page)
  await page.keyboard.type('Meridian Television')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Meridian Television').first()).toBeVisible()
  await press(page, /^Submit for approval$/)
  await waits(page)
}

/** Nobody approves a plan of their own. */
async function approve(browser: Browser, baseURL: string, { press }: Hands, plan: string): Promise<void> {
  const elsewhere = await keepClock(await browser.newContext({ baseURL }))
  const page = await elsewhere.newPage()
  await enter(page, 'admin', `/mtv/mpl/${plan}`)
  await waits(page)
  await press(page, /^Approve$/)
  await expect(standing(page)).toContainText('Approved')
  await elsewhere.close()
}

/** On the first day the largest line delivers next to nothing. */
async function delivered(page: Page, { press }: Hands): Promise<void> {
  await press(page, /^Import deliveries$/)
  const text = 'Date,Line ID,Units,Spend\n2026-09-07,s1,1,1.00\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await press(page, /^Read the file$/)
  await expect(page.getByRole('group', { name: 'Check the sums' })).toBeFocused()
  await press(page, /^Import \d/)
  await expect(page.getByText('1 figure is new, 0 unchanged, 0 corrected.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Delivery index').first()).toBeVisible()
}

async function taught(page: Page, { press }: Hands, brand: string): Promise<void> {
  await press(page, /^Note as learning$/)
  await press(page, /^Share with briefs$/)
  await expect(standing(page)).toContainText('Shared')
  await page.goto(`/brands/${brand}/provoke-brief`)
  await press(page, /^New brief$/)
  await press(page, /^Take over$/)
  await expect(page.getByRole('button', { name: 'Don’t take over' })).toBeVisible()
}

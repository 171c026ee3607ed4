import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { keepClock } from './keep-clock.ts'
import { enter } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

const briefOf = (brand: string) => `/brands/${brand}/provoke-brief/brief-${brand}-good`
const campaignOf = (brand: string) => `/brands/${brand}/campaigns/setup/of-brief-${brand}-good`

test('an approved brief becomes an approved campaign, by mouse', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const brand = 'brand-0001'
  await enter(page, 'planner', briefOf(brand))
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await expect(page).toHaveURL(campaignOf(brand))
  const step = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(step('Brief').getByLabel('Target audience')).toHaveValue('Light buyers, 18 to 34')
  await step('Brief').getByRole('combobox', { name: 'Markets' }).fill('United King')
  await page.getByRole('option', { name: 'United Kingdom' }).click()
  await step('Flights').getByRole('button', { name: 'Flights by month from the split' }).click()
  await expect(step('Flights').getByText(/the whole budget/)).toBeVisible()
  await step('Naming').getByLabel('Campaign code').fill('AUT25')
  await step('Naming').getByLabel('Name part: Objective').selectOption('AWR')
  await step('Naming').getByRole('button', { name: /^Use / }).click()
  await expect(step('Naming').getByText(/^The campaign has the name/)).toBeVisible()
  await expect(step('Final check').getByText('Nothing stands in the way of submitting.')).toBeVisible()
  await page.getByRole('button', { name: 'Start planning' }).click()
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await waits(page)
  const colleague = await approver(browser, baseURL!, brand)
  await colleague.getByRole('button', { name: 'Approve', exact: true }).click()
  await approved(page, colleague)
})

test('an approved brief becomes an approved campaign, by keyboard', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const brand = 'brand-0002'
  await enter(page, 'planner', briefOf(brand))
  await pressOn(page, /^Create campaign$/)
  await expect(page).toHaveURL(campaignOf(brand))
  await expect(page.getByRole('region', { name: 'Final check' })).toBeVisible()
  await tabTo(page, /^Markets/)
  await page.keyboard.type('United King')
  await page.keyboard.press('Enter')
  await pressOn(page, /^Flights by month from the split$/)
  await tabTo(page, /^Campaign code/)
  await page.keyboard.type('AUT25')
  await tabTo(page, /^Name part: Objective/)
  await page.keyboard.type('A')
  await expect(page.getByRole('button', { name: /^Use / })).toBeVisible() // once it is known to be free
  await pressOn(page, /^Use /)
  await expect(page.getByText(/^The campaign has the name/)).toBeVisible()
  await byPalette(page, 'Start planning')
  await expect(standing(page)).toContainText('In planning')
  await byPalette(page, 'Submit for approval')
  await waits(page)
  const colleague = await approver(browser, baseURL!, brand)
  await pressOn(colleague, /^Approve$/)
  await approved(page, colleague)
})

/** Tab to what has this name, and Enter. */
async function pressOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** The bar of the campaign's status is a hundred fields away from its last step. */
async function byPalette(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(command)
  await expect(page.getByRole('option', { name: command }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

const standing = (page: Page) => page.getByRole('group', { name: 'Approval' })
const waits = (page: Page) => expect(standing(page)).toContainText('Waiting for approval')

/** Nobody approves what they have set up themselves. */
async function approver(browser: Browser, baseURL: string, brand: string): Promise<Page> {
  const elsewhere = await keepClock(await browser.newContext({ baseURL }))
  const page = await elsewhere.newPage()
  await enter(page, 'admin', campaignOf(brand))
  await waits(page)
  return page
}

async function approved(page: Page, colleague: Page): Promise<void> {
  await expect(standing(colleague)).toContainText('Approved')
  await expect(standing(page)).toContainText('Approved')
  await colleague.context().close()
}

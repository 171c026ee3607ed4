import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, settled } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

/** Everything that a strategist does with a hand. */
interface Hands {
  press(page: Page, name: RegExp): Promise<void>
  write(page: Page, field: RegExp, text: string): Promise<void>
  choose(page: Page, field: RegExp, option: string): Promise<void>
  /** A whole question, or its first answer, handed to an action of the tree of questions. */
  take(
    page: Page,
    question: string,
    action: { name: RegExp; keys: string },
    isAnswer?: boolean,
  ): Promise<void>
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' })
const question = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const found = (page: Page) => expect(page.getByText('1 question found')).toBeVisible()

/** Buttons, links, and what opens a part of the page; of a dialog where one is open. */
async function control(page: Page, name: RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  const root = (await dialog.count()) > 0 ? dialog : page
  return root
    .getByRole('button', { name })
    .or(root.getByRole('link', { name }))
    .or(root.locator('summary').filter({ hasText: name }))
    .first()
}

const MOUSE: Hands = {
  press: async (page, name) => (await control(page, name)).click(),
  write: async (page, field, text) => {
    await page.getByRole('textbox', { name: field }).first().click()
    await page.keyboard.insertText(text)
  },
  choose: async (page, field, option) => {
    await page.getByRole('combobox', { name: field }).selectOption({ label: option })
  },
  take: async (page, name, action, isAnswer = false) => {
    await search(page).fill(name)
    await found(page)
    const item = question(page, name)
    if (isAnswer) await item.click()
    const ticked = isAnswer ? item.getByRole('treeitem').first() : item
    await ticked.locator('input[type=checkbox]').first().click()
    await page.getByRole('button', { name: action.name }).click()
  },
}

const KEYS: Hands = {
  press: async (page, name) => {
    await expect(await control(page, name)).toBeEnabled()
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  },
  write: async (page, field, text) => {
    await tabTo(page, field)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  },
  choose: async (page, field, option) => {
    await tabTo(page, field)
    await page.keyboard.type(option)
  },
  take: async (page, name, action, isAnswer = false) => {
    await KEYS.write(page, /^Search questions and answers$/, name)
    await found(page)
    await page.keyboard.press('ArrowDown')
    await expect(question(page, name)).toBeFocused()
    if (isAnswer) await page.keyboard.press('ArrowRight')
    if (isAnswer) await page.keyboard.press('ArrowRight')
    await page.keyboard.press(action.keys)
  },
}

const PEOPLE = 600
/** Half are women, who weigh 0.8 and are heavy viewers by 60 %; men weigh 1.2, and 40 % of them are. */
const ANSWERS = [
  'Sex,Viewing,Region,Weight',
  ...Array.from({ length: PEOPLE }, (_, at) => {
    const isWoman = at % 2 === 0
    const tenth = Math.floor(at / 2) % 10
    const viewing = tenth < (isWoman ? 6 : 4) ? 'Heavy' : tenth < 8 ? 'Medium' : 'Light'
    return [isWoman ? 'Woman' : 'Man', viewing, ['North', 'Middle', 'South'][at % 3], isWoman ? 0.8 : 1.2]
  }),
].join('\n')

for (const [by, hands, brand, market] of [
  ['mouse', MOUSE, 'brand-2001', 'GB'],
  ['keyboard', KEYS, 'brand-2002', 'DE'],
] as const)
  test(`a file of answers becomes the audience of a scenario, by ${by}`, async ({ page }) => {
    test.setTimeout(180_000)
    const dataset = `Viewers by ${by}`
    await enter(page, 'planner', `/brands/${brand}/express-scenario`)
    await page.goto('/adb')
    await settled(page, /audience-data-builder/)
    await published(page, hands, dataset, market)
    await counted(page, hands, dataset)
    await page.goto(`/brands/${brand}/audience-builder`)
    await built(page, hands, dataset)
    await page.goto(`/brands/${brand}/express-scenario/scenario-begun-${brand}`)
    await planned(page, hands, dataset)
  })

/** A new document's page is here: until then its list, whose table has a title too, takes the keys. */
const opened = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible()
const dataStep = (page: Page, name: string) =>
  expect(page.getByRole('group', { name, exact: true })).toBeFocused()

async function confirmed(page: Page, press: Hands['press']): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, /^Publish$/)
}

/** The file is read, its questions are looked at, and it becomes a version of a dataset. */
async function published(
  page: Page,
  { press, write, choose }: Hands,
  dataset: string,
  market: string,
): Promise<void> {
  await press(page, /^New dataset$/)
  await opened(page, 'Untitled dataset')
  await write(page, /^Title$/, dataset)
  await page.keyboard.press('Enter')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(ANSWERS) })
  await expect(page.getByText('Respondents (n)')).toBeVisible()
  await press(page, /Frames/)
  await dataStep(page, 'Frames')
  for (const name of ['Sex', 'Viewing', 'Region']) await expect(question(page, name)).toBeVisible()
  await press(page, /Publish/)
  await dataStep(page, 'Publish')
  await write(page, /^Market/, market)
  await write(page, /^Wave/, '2026-H2')
  await write(page, /^Size of the universe/, '53000')
  await choose(page, /^Protection/, 'Floor: fewer than 10 respondents are hidden')
  await choose(page, /^Counted/, 'In the browser, where people may open data')
  await write(page, /^Notice/, '© Viewers')
  await press(page, /^Publish version$/)
  await confirmed(page, press)
  await expect(page.getByText('Version 1 is published.').first()).toBeVisible()
  await press(page, /^Open it in a crosstab$/)
}

/** 144 of 240 weighted women are heavy viewers: 60 % where everybody has 48. */
async function counted(page: Page, { take }: Hands, dataset: string): Promise<void> {
  await expect(page.getByText('Basis and tests')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: dataset })).toBeVisible()
  await take(page, 'Viewing', { name: /^Add to rows$/, keys: 'Control+Enter' })
  await take(page, 'Sex', { name: /^Add to columns$/, keys: 'Shift+Enter' })
  const heavy = page.getByRole('row').filter({ hasText: 'Heavy' })
  await expect(heavy).toContainText('12,720')
  await expect(heavy).toContainText('60.0')
  await expect(heavy).toContainText('125')
}

async function built(page: Page, { press, write, choose, take }: Hands, dataset: string): Promise<void> {
  await press(page, /^New audience$/)
  await opened(page, 'Untitled audience')
  await write(page, /^Title$/, `Heavy ${dataset}`)
  await page.keyboard.press('Enter')
  await choose(page, /^Dataset$/, `${dataset}, version 1`)
  await take(page, 'Viewing', { name: /^Add to “/, keys: 'Control+Enter' }, true)
  const size = page.getByRole('region', { name: 'Audience size' })
  await expect(size).toContainText('25,440 (000)')
  await press(page, /^Publish$/)
  await confirmed(page, press)
  await expect(page.getByRole('group', { name: 'Approval' })).toContainText('Published')
  await expect(page.getByRole('region', { name: 'Edition' })).toContainText('300 respondents')
}

async function planned(page: Page, { press }: Hands, dataset: string): Promise<void> {
  await press(page, /^Choose (a published|another) audience$/)
  await press(page, new RegExp(`^Heavy ${dataset}`))
  await expect(
    page.getByText(`Heavy ${dataset} v1: 25,440,000 people, 300 respondents of ${dataset}.`),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Universe' })).toHaveValue('25,440,000')
}

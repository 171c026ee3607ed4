import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { buildForeignApp } from '../foreign-apps/build.ts'
import { startForeignServer, type ForeignServer } from '../foreign-apps/foreign-server.ts'
import { startConfigured } from './configured.ts'
import { expect, test as base } from './fixtures.ts'
import { changeBrand } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

const source = (name: string) => readFileSync(join(import.meta.dirname, '../foreign-apps', name), 'utf8')
const FILES = { '/framed-desk.html': source('framed-desk.html'), '/framed-desk.js': source('framed-desk.js') }

/** The portal with mini-apps of a stranger, each in a sandboxed frame: one that speaks, one that never does, one at the portal's own address. */
const test = base.extend<object, { stranger: ForeignServer }>({
  stranger: [
    async ({}, give) => {
      const server = await startForeignServer({
        ...FILES,
        '/both-desk.js': await buildForeignApp('both-desk.ts', 'own'),
        '/both-desk-page.js': await buildForeignApp('both-desk-page.ts', 'own'),
        '/both-desk.html':
          '<!doctype html><title>Both</title><body><script type="module" src="/both-desk-page.js"></script>',
        '/silent.html': '<!doctype html><title>Silent</title>',
      })
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ stranger }, give) => {
      const miniApps = [
        entry('framed-desk', `${stranger.origin}/framed-desk.html`),
        entry('mute-desk', `${stranger.origin}/silent.html`),
        entry('both-framed', `${stranger.origin}/both-desk.html`),
        { ...entry('both-plain', ''), frame: undefined, script: `${stranger.origin}/both-desk.js` },
        entry('own-desk', '/partner/framed-desk.html'),
      ]
      const portal = await startConfigured({ miniApps })
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// One worker for all of them: each would start a portal of its own.
test.describe.configure({ mode: 'default' })

const entry = (key: string, frame: string) => ({
  key,
  title: `Desk ${key}`,
  frame,
  routes: [key],
  apis: ['scorecards'],
  menu: { title: `Desk ${key}` },
})

async function openDesk(page: Page, key = 'framed-desk'): Promise<FrameLocator> {
  await enter(page, 'planner', `/${key}`)
  await settled(page, new RegExp(`^${key}$`))
  return page.frameLocator(`iframe[title="Desk ${key}"]`)
}

/** Words and looks of the desk that runs both ways. */
const seen = (app: Locator) =>
  app.getByRole('heading').evaluate((title) => {
    const { color, fontFamily, fontSize } = getComputedStyle(title)
    const { lang, dir } = document.documentElement
    return { text: title.textContent, color, fontFamily, fontSize, lang, dir }
  })

const press = (desk: FrameLocator, name: string) => desk.getByRole('button', { name, exact: true }).click()
const said = (desk: FrameLocator, text: string | RegExp) =>
  expect(desk.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)

test('a mini-app that is not trusted is told all that others are, in a page that reaches nothing of the portal', async ({
  page,
}) => {
  const desk = await openDesk(page)
  await expect(desk.getByText('For Abelia Hair, at /')).toBeVisible()
  await expect(page).toHaveTitle(/Framed desk/)
  await said(desk, 'portal: out of reach')
  await said(desk, 'tokens: out of reach')
  await press(desk, 'Go on')
  await expect(page).toHaveURL(/\/framed-desk\/second$/)
  await expect(desk.getByText('at /second')).toBeVisible()
})

test('one source runs in the page and in a frame, with the same context, drafts and looks', async ({
  page,
}) => {
  await enter(page, 'planner', '/both-plain')
  await settled(page, /^both-plain$/)
  const plain = await seen(page.locator('miniapp-both-plain'))
  const desk = await openDesk(page, 'both-framed')
  const framed = desk.locator('framed-mini-app')
  expect(await seen(framed)).toEqual(plain)
  await expect(framed.getByText('Answered 200')).toBeVisible()
  await framed.getByRole('textbox').fill('kept words')
  await framed.getByRole('link', { name: 'Second' }).click()
  await expect(page).toHaveURL(/\/both-framed\/second$/)
  await expect(framed.getByText('at /second')).toBeVisible()

  await framed.getByRole('button', { name: 'Notice' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(framed.getByText('Undone')).toBeVisible()

  await page.reload()
  await expect(framed.getByRole('textbox')).toHaveValue('kept words')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await seen(framed)).color).not.toBe(plain.color)
})

test('keys of the search and of the list of keys, pressed in a frame, reach the portal', async ({ page }) => {
  const desk = await openDesk(page, 'both-framed')
  const field = desk.getByRole('textbox')
  await field.focus()
  await page.keyboard.type('why?') // what is typed stays in its field
  await expect(field).toHaveValue('why?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.reload()
  await desk.getByRole('button', { name: 'Notice' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('its wishes pass the same filter, and it reaches the APIs that it is granted', async ({
  page,
  errors,
}) => {
  errors.allow(/framed-desk/)
  const desk = await openDesk(page)
  await press(desk, 'Sign out')
  await said(desk, /refused.*may not send.*logout/)
  await press(desk, 'Nonsense')
  await press(desk, 'Fetch own')
  await said(desk, 'fetched 200 {"data":')
  await press(desk, 'Fetch other')
  await said(desk, /not-fetched.*is not granted/)
  await press(desk, 'Write draft')
  await press(desk, 'Read draft')
  await said(desk, 'draft kept words')
  await press(desk, 'Notice')
  await expect(page.getByText('The desk says hello')).toBeVisible()
  await press(desk, 'Keys')
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } }) // a key pressed in the frame stays in it
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Next desk')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(desk, 'Command')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.getByRole('combobox', { name: 'Search' }).fill('Count the desks')
  await page.keyboard.press('Enter')
  await said(desk, /run-command.*count/)
})

test('nonsense that it says a thousand times is a few lines in the log', async ({ page, errors }) => {
  errors.allow(/framed-desk/)
  const lines: string[] = []
  page.on('console', (message) => void (message.text().includes('framed-desk') && lines.push(message.text())))
  const desk = await openDesk(page)
  await desk.getByRole('button', { name: 'Nonsense' }).evaluate((button: HTMLButtonElement) => {
    for (let count = 0; count < 1000; count++) button.click()
  })
  await expect.poll(() => lines.find((line) => line.includes('more warnings'))).toBeDefined()
  expect(lines.length).toBeLessThan(10)
})

test('its unsaved work is asked about, and nothing of it stays', async ({ page }) => {
  const desk = await openDesk(page)
  await press(desk, 'Unsaved')
  await press(desk, 'Go home')
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await settled(page, /^you-page$/)
  await expect(page.locator('iframe[title="Desk framed-desk"]')).toHaveCount(0)
})

test('of a page that was reloaded nothing stays: neither what it had offered nor what it had asked', async ({
  page,
}) => {
  const desk = await openDesk(page)
  const tour = page.locator('miniapp-header .tools .tour-dot')
  const answers: (() => void)[] = []
  await page.route('**/api/scorecards/**', (route) => void answers.push(() => void route.continue()))
  for (const wish of ['Fetch own', 'Has a tour', 'Recommend it', 'Command']) await press(desk, wish)
  await expect(tour).toBeVisible()
  await expect.poll(() => answers.length).toBe(1)

  const hello = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/framed-desk.html'))
  await press(desk, 'Reload')
  await hello
  await expect(desk.getByText('For Abelia Hair, at /')).toBeVisible()
  await expect(tour).toHaveCount(0)
  const answered = page.waitForResponse('**/api/scorecards/**')
  answers[0]!()
  await (await answered).finished()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.getByRole('combobox', { name: 'Search' }).fill('Count the desks')
  await expect(page.getByRole('option', { name: /Count the desks/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await press(desk, 'Read draft')
  await said(desk, 'draft')
  await expect(desk.getByRole('listitem').filter({ hasText: 'fetched' })).toHaveCount(0)
})

test('a draft that comes late is kept for the brand that it names, and for none that the page was not told of', async ({
  page,
}) => {
  const desk = await openDesk(page)
  const refused = page.waitForEvent('console', (message) =>
    /framed-desk said something from its frame that is no wish/.test(message.text()),
  )
  await changeBrand(page, 'y')
  await press(desk, 'Write late draft')
  await press(desk, 'Write draft of another')
  await refused
  await press(desk, 'Read draft')
  await said(desk, 'draft null')
  await press(desk, 'Read first draft')
  await said(desk, 'draft late words')
})

test('a page that never answers is told from one that is slow, and can be tried again', async ({
  page,
  errors,
}) => {
  errors.allow(/mute-desk/)
  await enter(page, 'planner', '/you')
  await page.goto('/mute-desk')
  await expect(page.getByRole('heading', { name: 'Desk mute-desk is taking longer than usual' })).toBeVisible(
    { timeout: 15_000 },
  )
  await expect(page.getByRole('heading', { name: 'Desk mute-desk could not be opened' })).toBeVisible({
    timeout: 15_000,
  })
  await page.getByText('Details', { exact: true }).click()
  await expect(
    page.getByText(/The page of Desk mute-desk at .*silent\.html did not answer within 10 seconds/),
  ).toBeVisible()
})

test("a page of the portal's own is shown in no frame: the entry is left out, and the rest works", async ({
  page,
}) => {
  await enter(page, 'planner', '/you')
  await page.goto('/own-desk')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.getByRole('combobox', { name: 'Search' }).fill('Desk')
  await expect(page.getByRole('option', { name: /Desk framed-desk/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Desk own-desk/ })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import type { Collector } from './collector.ts'
import { configured } from './configured.ts'
import { expect, test as plain } from './fixtures.ts'
import { openScorecards } from './scorecards.ts'
import { enter, settled, signIn, signOut } from './sign-in.ts'

const test = configured(({ url }) => ({
  analytics: { url: `${url}/collect`, excludeDevelopers: true },
  feedback: { url: `${url}/feedback` },
}))

// One worker for all of them: each would start a portal of its own.
test.describe.configure({ mode: 'default' })

interface Entry {
  kind: string
  name: string
  app: string
  data?: { path?: string }
}

const entries = ({ received }: Collector): Entry[] =>
  received.flatMap(({ body }) => (JSON.parse(body) as { entries: Entry[] }).entries)
const question = (page: Page) => page.getByText('May this portal record which pages and features you use')
const scripts = (page: Page): string[] => {
  const loaded: string[] = []
  page.on(
    'request',
    (request) =>
      /\/assets\/(analytics|feedback|support-widget)\.js/.test(request.url()) && loaded.push(request.url()),
  )
  return loaded
}

/** As when the page is left, which the script does not wait its two seconds for; what was sent has arrived by then. */
async function sendWhatWaits(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await page.waitForTimeout(300)
}

plain('without configuration nothing is asked, loaded or sent', async ({ page, portal }) => {
  const loaded = scripts(page)
  const foreign: string[] = []
  page.on('request', (request) => new URL(request.url()).origin !== portal.url && foreign.push(request.url()))
  await enter(page, 'planner')
  await openScorecards(page)
  await sendWhatWaits(page)
  await expect(question(page)).toHaveCount(0)
  expect([...loaded, ...foreign]).toEqual([])
})

test('asks first, then records pages by their path and never a token, and ends with the session [7.31]', async ({
  page,
  collector,
}) => {
  collector.received.length = 0
  const loaded = scripts(page)
  await enter(page, 'planner')
  await expect(question(page)).toBeVisible()
  await axe(page, 'consent')
  await sendWhatWaits(page)
  expect(loaded, 'loaded before consent').toEqual([])
  expect(collector.received, 'sent before consent').toEqual([])

  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await openScorecards(page)
  await expect
    .poll(() =>
      entries(collector)
        .filter(({ kind }) => kind === 'page')
        .map(({ data }) => data?.path),
    )
    .toContainEqual(expect.stringMatching(/^\/brands\/[^/?]+\/scorecards$/))
  expect(entries(collector)[0]).toMatchObject({ kind: 'identify', app: '' })
  for (const { headers, body } of collector.received) {
    expect(headers.cookie).toBe(undefined)
    expect(headers.authorization).toBe(undefined)
    expect(body).not.toContain('planner@agency.example')
    expect(body).not.toMatch(/eyJ|code=|state=/)
  }

  await signOut(page)
  await expect.poll(() => entries(collector).at(-1)?.kind).toBe('reset')
  const sent = collector.received.length
  await sendWhatWaits(page)
  expect(collector.received.length, 'sent after sign-out').toBe(sent)
  await signIn(page, 'planner')
  await expect.poll(() => entries(collector).at(-1)?.kind, 'consent is remembered').not.toBe('reset')
  await expect(question(page)).toHaveCount(0)
})

test('a refusal is kept, by keyboard, and nothing is sent', async ({ page, collector }) => {
  collector.received.length = 0
  const loaded = scripts(page)
  await enter(page, 'planner')
  await page.getByRole('button', { name: 'Do not allow' }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await openScorecards(page)
  await sendWhatWaits(page)
  await expect(question(page)).toHaveCount(0)
  expect([...loaded, ...collector.received]).toEqual([])
})

test('developers are left out where the setting says so [6.38]', async ({ page, collector }) => {
  collector.received.length = 0
  const loaded = scripts(page)
  await enter(page, 'developer')
  await sendWhatWaits(page)
  await expect(question(page)).toHaveCount(0)
  expect([...loaded, ...collector.received]).toEqual([])
})

test('who agreed can change their mind in the command palette', async ({ page, collector }) => {
  await enter(page, 'planner')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(() => entries(collector).length).toBeGreaterThan(0)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('stop recording')
  await expect(page.getByRole('option', { name: /Stop recording what I use/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  collector.received.length = 0
  await openScorecards(page)
  await sendWhatWaits(page)
  expect(collector.received).toEqual([])
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settled, enter } from './sign-in.ts'

const FRAME = '#os-header-frame'
const SHELL = '**/assets/index-*.js'
const HEADER = '**/miniapps/header.js'

test("the header's line stands there before the header does, which takes its place without moving anything", async ({
  page,
}) => {
  await page.addInitScript(noteShifts)
  await enter(page, 'admin')
  for (const [tenant, width] of [
    ['mindshare', 1440],
    ['msix', 1440],
    ['msix', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 }) // widgets that turn out to be empty become smaller below that
    const header = await held(page, HEADER)
    await page.goto(`/you?tenant=${tenant}`, { waitUntil: 'commit' })
    await header.isAskedFor
    await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
    const painted = await placesIn(page, FRAME)
    header.letGo()
    await settled(page, /^you-page$/)
    await expect(page.locator(FRAME)).toHaveCount(0)
    expect(await placesIn(page, '.line'), `${tenant} at ${width}`).toEqual(painted)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  }
})

test('the line goes where there is no header: signed out, and where the portal cannot start', async ({
  page,
  errors,
}) => {
  const shell = await held(page, SHELL)
  await page.goto('/', { waitUntil: 'commit' })
  await shell.isAskedFor
  await expect(page.locator(FRAME)).toHaveText('Choreograph')
  shell.letGo()
  await settled(page, /^login$/)
  await expect(page.locator(FRAME)).toHaveCount(0)
  errors.allow(/authority|configuration/i)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/(id="os-config">).*?(<\/script>)/s, '$1{"authority":1}$2'),
    })
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator(FRAME)).toHaveCount(0)
})

/** Keeps a script back until told to let it go. */
async function held(page: Page, address: string) {
  let free = () => {}
  const isFree = new Promise<void>((resolve) => (free = resolve))
  const isAskedFor = page.waitForRequest(address)
  await page.route(address, async (route) => {
    await isFree
    await route.continue()
  })
  return { isAskedFor, letGo: () => free() }
}

/** Where line, sign and name stand; the name has no place on a phone. */
const placesIn = (page: Page, line: string) =>
  page.locator(line).evaluate(async (element) => {
    await document.fonts.ready
    const boxes = [element, element.querySelector('.mark')!, element.querySelector('span')!].map((part) =>
      part.getBoundingClientRect(),
    )
    return boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((value) => Math.round(value * 10) / 10),
    )
  })

declare global {
  interface Window {
    shifts: string[]
  }
}

/** What moved in the line, from where to where. */
function noteShifts(): void {
  type Shift = PerformanceEntry & {
    sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
  window.shifts = []
  new PerformanceObserver((list) => {
    const sources = (list.getEntries() as Shift[]).flatMap((entry) => entry.sources)
    const inLine = sources.filter(
      ({ previousRect, currentRect }) => Math.min(previousRect.y, currentRect.y) < 65,
    )
    window.shifts.push(
      ...inLine.map(({ previousRect, currentRect }) => `${place(previousRect)} to ${place(currentRect)}`),
    )
  }).observe({ type: 'layout-shift', buffered: true })
}

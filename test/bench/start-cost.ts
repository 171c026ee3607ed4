import type { CDPSession, Page } from 'playwright'
import { launch, openPage, type Measured } from './browser.ts'
import { median } from './median.ts'
import { startProduct, type Product } from './product.ts'
import type { Part, Result } from './result.ts'
import { signInAsPlanner } from './screens.ts'

/** Beyond what the first screen asks for. */
const REQUESTS_LIMIT = 12
const BLOCKING_LIMIT_MS = 300
/** A phone, as Lighthouse simulates one. */
const SLOWDOWN = 4
/** A task that is shorter blocks nobody. */
const LONG_TASK_MS = 50
const ROUNDS = 3
const REST_MS = 2500
const COUNTED = new Set(['fetch', 'font', 'script', 'stylesheet', 'xhr'])

/** What opening an app costs somebody who has none of it yet. */
export const startCost: Part = {
  name: 'start',
  title: `Starting at an app, cold: requests beyond those of /you, and total blocking time on a processor slowed ${SLOWDOWN} times`,
  async run() {
    const product = await startProduct()
    const browser = await launch()
    const measured = await openPage(browser)
    await signInAsPlanner(measured, product)
    const blocking = await blockingRows(measured, product)
    await measured.page.addInitScript(() => (globalThis.requestIdleCallback = () => 0)) // what is fetched ahead is no part of the start
    const results = [...(await requestRows(measured, product)), ...blocking]
    await browser.close()
    await product.stop()
    return results
  },
}

const pathsOf = ({ begun }: Product): Readonly<Record<string, string>> => ({
  contacts: '/network/contacts',
  scorecards: `/brands/${begun.brand}/scorecards`,
  'scorecards, summary': `/brands/${begun.brand}/scorecards/summary`,
  'scorecards, an audit': `/brands/${begun.brand}/scorecards/scorecard/${begun.scorecard}/questions`,
})

async function requestRows(measured: Measured, product: Product): Promise<Result[]> {
  const first = new Set(await requestsAt(measured, `${product.url}/you`))
  const rows: Result[] = []
  for (const [name, path] of Object.entries(pathsOf(product))) {
    const more = (await requestsAt(measured, product.url + path)).filter((each) => !first.has(each))
    const scripts = more.filter((each) => each.endsWith('.js'))
    rows.push({
      measure: `${name}: requests beyond the first screen's`,
      ours: `${more.length}, ${scripts.length} of them scripts`,
      target: `at most ${REQUESTS_LIMIT}`,
      met: more.length <= REQUESTS_LIMIT,
    })
  }
  return rows
}

async function requestsAt({ page, cdp }: Measured, address: string): Promise<string[]> {
  await emptyCache(cdp)
  const seen: string[] = []
  const note = (request: { resourceType(): string; url(): string }) => {
    if (COUNTED.has(request.resourceType())) seen.push(new URL(request.url()).pathname)
  }
  page.on('request', note)
  await open(page, address)
  page.off('request', note)
  return seen
}

async function blockingRows(measured: Measured, product: Product): Promise<Result[]> {
  const { page, cdp } = measured
  await page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const rows: Result[] = []
  for (const [name, path] of [
    ['you', '/you'],
    ['scorecards, summary', pathsOf(product)['scorecards, summary']!],
  ] as const) {
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await emptyCache(cdp)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await open(page, product.url + path)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const tasks = await page.evaluate(() => longTasks)
      taken.push(tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0))
    }
    const blocked = median(taken)
    rows.push({
      measure: `${name}: total blocking time`,
      ours: `${blocked.toFixed(0)} ms`,
      target: `at most ${BLOCKING_LIMIT_MS} ms`,
      met: blocked <= BLOCKING_LIMIT_MS,
    })
  }
  return rows
}

declare global {
  var longTasks: number[]
}

async function emptyCache(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('os-shell[app-status="MOUNTED"]').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(REST_MS)
}

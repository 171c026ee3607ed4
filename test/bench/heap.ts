import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { MiniAppRoute } from '../../shell/contract/mini-app.ts'
import { launch, openPage, settle, signIn, type Measured } from './browser.ts'
import { BenchPortal } from './bench-portal.ts'
import type { Part, Result } from './result.ts'
import { openSubject } from './switching.ts'
import { appsOf } from './world.ts'

const MOUNTS = 300
/** Until then the engine compiles what it finds busy. */
const WARM_UP = 200
/** Of two empty apps, beside the bare swap of the same two. */
const SWITCHES = 1000
const SWITCHES_LIMIT = 1.5
/** Less than that is the engine's own. */
const NOISE_BYTES = 50_000
const HEAP_LIMIT_BYTES = 1_000_000
/** Longer than any timer that a mini-app may leave to run out by itself. */
const REST_MS = 1500

const textOf = (page: string) => readFileSync(join(import.meta.dirname, 'pages', page), 'utf8')

declare global {
  var mounting: (key: string, route: MiniAppRoute, count: number, frame?: string) => Promise<number>
  var openTimers: Map<number, string> | undefined
}

const routeAt = (path: string, brandId?: string): MiniAppRoute => ({
  path,
  tail: '/',
  params: brandId ? { brandId } : {},
  query: {},
  basePath: path,
})

const MINI_APPS: Record<string, MiniAppRoute> = {
  header: routeAt('/you'),
  login: routeAt('/login'),
  'you-page': routeAt('/you'),
  scorecards: routeAt('/brands/b-1/scorecards', 'b-1'),
  sample: routeAt('/sample'),
  'not-available': routeAt('/idx'),
  framed: routeAt('/desk'),
}

/** What a thousand visits leave behind. */
export const heap: Part = {
  name: 'heap',
  title: `What ${MOUNTS} mounts and unmounts leave behind`,
  async run() {
    const browser = await launch()
    // another port is another origin, but the same process: what is left behind in the frame is counted too
    const elsewhere = await BenchPortal.start({ apps: 2, brands: 20 })
    const frame = `${elsewhere.url}/bench/framed.html`
    const portal = await BenchPortal.start(
      { apps: 2, brands: 20 },
      { miniApps: [...appsOf(2), { key: 'desk', title: 'Desk', frame, routes: ['desk'] }] },
    )
    const results: Result[] = []
    for (const [key, route] of Object.entries(MINI_APPS)) {
      const measured = await openYouPage(browser, portal.url)
      await measured.page.evaluate(textOf('mounting.js'))
      const mount = (count: number) =>
        measured.page.evaluate((told) => mounting(...told), [
          key,
          route,
          count,
          key === 'framed' ? frame : undefined,
        ] as const)
      results.push(await leftBehind(measured, key, mount))
      await measured.page.context().close()
    }
    const measured = await openYouPage(browser, portal.url)
    results.push(
      await leftBehind(measured, 'the shell, between you-page and scorecards', (count) =>
        visit(measured, count / 2),
      ),
    )
    results.push(await besideBare(browser))
    await browser.close()
    await Promise.all([portal.stop(), elsewhere.stop()])
    return results
  },
}

/** Kept by switches between two empty apps, ours and the bare swap, over the same number. */
async function besideBare(browser: Browser): Promise<Result> {
  const portal = await BenchPortal.start(
    { apps: 2, brands: 20 },
    { scripts: { header: '/bench/empty-header.js' } },
  )
  const kept = async (subject: 'ours' | 'bare') => {
    const measured = await openSubject(browser, subject, portal.url)
    const many = () => measured.page.evaluate((count) => bench.switchMany(count), SWITCHES)
    await many()
    const before = await counts(measured)
    await many()
    const after = await counts(measured)
    await measured.page.context().close()
    return after.bytes - before.bytes
  }
  const [ours, bare] = [await kept('ours'), await kept('bare')]
  await portal.stop()
  const inKb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  return {
    measure: `the shell, ${SWITCHES} switches between two empty apps`,
    ours: inKb(ours),
    others: `bare ${inKb(bare)}`,
    target: `at most ${SWITCHES_LIMIT} × bare, or ${inKb(NOISE_BYTES)}`,
    met: ours <= Math.max(bare * SWITCHES_LIMIT, NOISE_BYTES),
  }
}

async function openYouPage(browser: Browser, url: string): Promise<Measured> {
  const measured = await openPage(browser)
  await measured.page.addInitScript(textOf('timers.js'))
  await signIn(measured, url)
  await measured.page.goto(`${url}/you`)
  await settle(measured, 'you-page')
  await measured.page.locator('miniapp-header').waitFor()
  return measured
}

/** Links clicked in turn; each waits until the other mini-app is mounted. */
function visit({ page }: Measured, rounds: number): Promise<void> {
  return page.evaluate(async (rounds) => {
    const shell = document.querySelector('os-shell')!
    const link = document.createElement('a')
    document.body.append(link)
    for (let visit = 0; visit < rounds * 2; visit++) {
      const [path, app] = visit % 2 === 0 ? ['/brands/b-1/scorecards', 'scorecards'] : ['/you', 'you-page']
      link.href = path
      link.click()
      do await new Promise((resolve) => setTimeout(resolve, 4))
      while (shell.getAttribute('app') !== app || shell.getAttribute('app-status') !== 'MOUNTED')
    }
    link.remove()
  }, rounds)
}

interface Counts {
  nodes: number
  listeners: number
  timers: number
  bytes: number
}

async function leftBehind(
  measured: Measured,
  key: string,
  mount: (count: number) => Promise<unknown>,
): Promise<Result> {
  await mount(WARM_UP)
  const before = await counts(measured)
  await mount(MOUNTS)
  const after = await counts(measured)
  const more = (what: keyof Counts) => after[what] - before[what]
  const [nodes, listeners, timers, kilobytes] = [
    more('nodes'),
    more('listeners'),
    more('timers'),
    more('bytes') / 1000,
  ]
  return {
    measure: key,
    ours: `${nodes} nodes, ${listeners} listeners, ${timers} timers, ${kilobytes.toFixed(0)} kB`,
    target: `0, 0, 0, under ${HEAP_LIMIT_BYTES / 1000} kB`,
    met: nodes <= 0 && listeners <= 0 && timers <= 0 && more('bytes') < HEAP_LIMIT_BYTES,
  }
}

/** After everything that can be collected is. */
async function counts({ page, cdp }: Measured): Promise<Counts> {
  await page.waitForTimeout(REST_MS)
  for (let round = 0; round < 3; round++) {
    await cdp.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(50)
  }
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const timers = await page.evaluate(() => globalThis.openTimers?.size ?? 0)
  return { nodes, listeners: jsEventListeners, timers, bytes: usedSize }
}

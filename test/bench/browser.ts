import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chrome } from '../../server/setup/chrome.mjs'

/** A page of its own process, with what the browser counts about it. */
export interface Measured {
  page: Page
  cdp: CDPSession
}

export function launch(): Promise<Browser> {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: chrome(),
    args: [
      ...root,
      '--disable-background-networking',
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  })
}

export async function openPage(browser: Browser): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }) // what the main thread worked, without what it waited for other processes
  page.on('pageerror', (error) => console.error(`  uncaught in the page: ${error.message}`))
  return { page, cdp }
}

/** Signs in at the bench's provider, which asks nobody, and waits until the first page is drawn. */
export async function signIn({ page }: Measured, url: string): Promise<void> {
  await page.goto(`${url}/auth`)
  await page.locator('os-shell[auth-state="signed-in"][app-status="MOUNTED"]').waitFor({ timeout: 60_000 })
}

export async function settle({ page }: Measured, app: string): Promise<void> {
  await page.locator(`os-shell[app="${app}"][app-status="MOUNTED"]`).waitFor({ timeout: 60_000 })
}

export type Metric =
  | 'TaskDuration'
  | 'ScriptDuration'
  | 'LayoutDuration'
  | 'LayoutCount'
  | 'RecalcStyleCount'
  | 'RecalcStyleDuration'
  | 'Nodes'
  | 'JSEventListeners'
  | 'JSHeapUsedSize'

export async function metrics({ cdp }: Measured): Promise<Record<Metric, number>> {
  const { metrics: all } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(all.map(({ name, value }) => [name, value])) as Record<Metric, number>
}

/** Seconds of CPU that all processes of the browser have taken, in steps of 10 ms. */
export async function browserSeconds({ page }: Measured): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Seconds of CPU on the page's main thread that something costs. */
export async function cpuSeconds(
  measured: Measured,
  work: () => Promise<unknown>,
): Promise<Record<'all' | 'script', number>> {
  const before = await metrics(measured)
  await work()
  const after = await metrics(measured)
  return {
    all: after.TaskDuration - before.TaskDuration,
    script: after.ScriptDuration - before.ScriptDuration,
  }
}

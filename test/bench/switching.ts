import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { browserSeconds, cpuSeconds, metrics, openPage, settle, signIn, type Measured } from './browser.ts'
import { median } from './median.ts'

/** Runs in the page; as text, since the TypeScript runner adds names that a page does not know. */
const scriptOf = (file: string) => readFileSync(join(import.meta.dirname, 'pages', file), 'utf8')
const CLOCK = scriptOf('clock.js')

interface Click {
  /** Milliseconds from the click to the first task after its content was drawn. */
  painted: number
  /** 1: drawn by the frame after the click. */
  frames: number
}

declare global {
  var bench: { switchMany(count: number): Promise<void>; clicks: Click[] }
}

export type Subject = 'ours' | 'bare' | 'bare, told' | 'bare, inside' | 'told, inside' | 'single-spa'

const PEER_PAGES: Partial<Record<Subject, string>> = {
  bare: '/bench/bare.html',
  'bare, told': '/bench/bare-told.html',
  'single-spa': '/bench/single-spa.html',
}
const WARM_UP = 60
/** Longer than a frame; uneven, so that clicks fall anywhere between two frames. */
const pauseMs = (n: number) => 40 + ((n * 7) % 17)

/** Opens the two empty apps as a subject runs them, and leaves both loaded and warm. */
export async function openSubject(browser: Browser, subject: Subject, url: string): Promise<Measured> {
  const measured = await openPage(browser)
  const peer = PEER_PAGES[subject]
  if (peer) await openPeer(measured, url + peer)
  else await openOurs(measured, url)
  await startClock(measured)
  if (subject.endsWith('inside'))
    await measured.page.evaluate(`${scriptOf('inside.js')}; swapInside(${subject.startsWith('told')})`) // both apps have been loaded by now
  return measured
}

/** Puts the two links and the clock into a page that runs the two apps, and warms it up. */
export async function startClock({ page }: Measured): Promise<void> {
  await page.evaluate(CLOCK)
  await page.evaluate((count) => bench.switchMany(count), WARM_UP)
}

/** Waits as for ours: what the driver adds to a page for it, listeners among it, costs something at each click. */
async function openPeer({ page }: Measured, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('empty-a').waitFor()
}

async function openOurs(measured: Measured, url: string): Promise<void> {
  await signIn(measured, url)
  await measured.page.goto(`${url}/empty-a`)
  await settle(measured, 'empty-a')
}

export interface Round {
  /** Seconds of CPU on the main thread for one click, with its frame. */
  cpu: number
  /** The same of all that the browser does for it: input, frames, drawing. */
  browserCpu: number
  paintedMs: number
  frames: number
  /** The same as a mean: one click of twenty that comes a frame late is told. */
  meanFrames: number
  /** Layouts and recalculations of styles a click. */
  layouts: number
  styles: number
}

/** Real clicks on the two links in turn, sent without asking the page anything meanwhile. */
export async function clickRound(measured: Measured, count: number): Promise<Round> {
  const { page, cdp } = measured
  await page.bringToFront()
  const [first, second] =
    (await page.evaluate(() => location.pathname)) === '/empty-a' ? [140, 40] : [40, 140]
  await page.evaluate(() => void bench.clicks.splice(0))
  const before = await browserSeconds(measured)
  const counted = await metrics(measured)
  const { all } = await cpuSeconds(measured, async () => {
    for (let n = 0; n < count; n++) {
      const at = { x: n % 2 === 0 ? first : second, y: 780, button: 'left', clickCount: 1 } as const
      void cdp.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' })
      void cdp.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' })
      await cdp.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' })
      await sleep(pauseMs(n))
    }
  })
  const after = await metrics(measured)
  const browserCpu = (await browserSeconds(measured)) - before
  // the last one may still wait for its frame
  await page
    .waitForFunction((wanted) => bench.clicks.length >= wanted, count, { timeout: 2000 })
    .catch(() => undefined)
  const clicks = await page.evaluate(() => bench.clicks)
  if (clicks.length !== count) throw new Error(`${count} clicks led to ${clicks.length} switches`)
  return {
    cpu: all / count,
    browserCpu: browserCpu / count,
    paintedMs: median(clicks.map(({ painted }) => painted)),
    frames: median(clicks.map(({ frames }) => frames)),
    layouts: (after.LayoutCount - counted.LayoutCount) / count,
    styles: (after.RecalcStyleCount - counted.RecalcStyleCount) / count,
    meanFrames: clicks.reduce((sum, { frames }) => sum + frames, 0) / count,
  }
}

/** Rounds of all subjects in turns: noise of the machine meets them alike. */
export async function inTurns<Name extends string, Measurement>(
  rounds: number,
  subjects: Readonly<Record<Name, () => Promise<Measurement>>>,
): Promise<Record<Name, Measurement[]>> {
  const results = {} as Record<Name, Measurement[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(subjects) as Name[]) (results[name] ??= []).push(await subjects[name]())
  }
  return results
}

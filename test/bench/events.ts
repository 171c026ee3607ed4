import type { Page } from 'playwright'
import { accept } from '../../shell/events/accept.ts'
import { launch, openPage, settle, signIn } from './browser.ts'
import { BenchPortal } from './bench-portal.ts'
import { median, quantile } from './median.ts'
import type { Part, Result } from './result.ts'

const PER_SECOND = 300_000
const ROUNDS = 7
const COUNT = 30_000
const INPUT_LIMIT_MS = 50
const LOG_LIMIT = 50
const FLOOD_SECONDS = 3
const KEYS = 30

interface Wish {
  name: string
  payload?: unknown
}

interface Flooded {
  accepted: number
  refused: number
  heard: number
  millis: number
}

declare global {
  var flooder: {
    plain(count: number): number
    flood(wishes: Wish[], count: number): Flooded
    floodOn(wishes: Wish[], perTask: number): () => number
  }
  var stopFlood: () => number
  var keyTimes: number[]
}

/** Accepted, unknown, not allowed, malformed: what an honest and a hostile mini-app send. */
const ACCEPTED: Wish[] = [
  { name: 'track-action', payload: { action: 'open' } },
  { name: 'set-has-product-tours', payload: { has: true } },
]
const REFUSED: Wish[] = [
  { name: 'logout' },
  { name: 'no-such-event' },
  { name: 'set-breadcrumbs', payload: { app: 7 } },
]
const CHANGING: Wish[] = Array.from({ length: 50 }, (_, n) => ({
  name: 'set-breadcrumbs',
  payload: { app: `Flood ${n}` },
}))
const KINDS: Record<string, Wish[]> = {
  accepted: ACCEPTED,
  refused: REFUSED,
  'accepted and refused in turn': ACCEPTED.concat(REFUSED),
}

/** What the filter lets through, and what a flood does to the rest. */
export const events: Part = {
  name: 'events',
  title:
    "Events through the filter. Alone it is timed in Node; through the outlet in the browser, where the shell's part is what is left without a bare DOM event's time",
  async run() {
    const browser = await launch()
    const portal = await BenchPortal.start(
      { apps: 2, brands: 20 },
      {
        miniApps: [{ key: 'flood', title: 'Flood', script: '/bench/flood.js', routes: ['flood'] }],
      },
    )
    const measured = await openPage(browser)
    await signIn(measured, portal.url)
    await measured.page.goto(`${portal.url}/flood`)
    await settle(measured, 'flood')
    const results = [
      ...filterAlone(),
      ...(await throughTheOutlet(measured.page)),
      ...(await floodLines(measured.page)),
    ]
    await browser.close()
    await portal.stop()
    return results
  },
}

function filterAlone(): Result[] {
  return Object.entries(KINDS).map(([kind, wishes]) => {
    const rates = Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      for (let n = 0; n < COUNT; n++) accept('bench', [], wishes[n % wishes.length])
      return rate(performance.now() - start)
    })
    return rateLine(`filter alone, ${kind}`, median(rates))
  })
}

/** The browser needs time for any DOM event, shell or no shell: measured in turns, and taken off to see what the filter adds. */
async function throughTheOutlet(page: Page): Promise<Result[]> {
  const lines: Result[] = []
  let lost = 0
  for (const [kind, wishes] of [
    ...Object.entries(KINDS),
    ['each changing the breadcrumbs', CHANGING] as const,
  ]) {
    const expected = (COUNT / wishes.length) * wishes.filter((wish) => !REFUSED.includes(wish)).length
    const outlet: number[] = []
    const plain: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      plain.push(await page.evaluate((count) => flooder.plain(count), COUNT))
      const { accepted, refused, heard, millis } = await page.evaluate(
        ([wishes, count]) => flooder.flood(wishes, count),
        [wishes, COUNT] as const,
      )
      lost += Math.abs(accepted - expected) + Math.abs(refused - heard)
      outlet.push(millis)
    }
    lines.push(outletLine(kind, outlet, plain))
  }
  const last = await page
    .waitForFunction((title) => document.title.startsWith(title), 'Flood 49', { timeout: 5000 })
    .then(
      () => true,
      () => false,
    )
  return [
    ...lines,
    {
      measure: 'wishes lost, last effect seen',
      ours: `${lost}, ${last ? 'yes' : 'no'}`,
      target: '0, yes',
      met: lost === 0 && last,
    },
  ]
}

function outletLine(kind: string, outlet: readonly number[], plain: readonly number[]): Result {
  const added = rate(Math.max(median(outlet.map((millis, round) => millis - plain[round]!)), 0.001))
  return {
    measure: `DOM events through the outlet, ${kind}`,
    ours: `${inWords(rate(median(outlet)))} a second, the shell's part ${inWords(added)}`,
    others: `DOM event alone ${inWords(rate(median(plain)))}`,
    target: `the shell's part at least ${inWords(PER_SECOND)}`,
    met: added >= PER_SECOND,
  }
}

/** A person types in a field of the page while an app floods the shell. */
async function floodLines(page: Page): Promise<Result[]> {
  let logged = 0
  page.on('console', () => logged++)
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.id = 'typed'
    document.body.append(field)
    field.focus()
    globalThis.keyTimes = []
    field.addEventListener('keydown', (event) =>
      requestAnimationFrame(() => setTimeout(() => keyTimes.push(performance.now() - event.timeStamp))),
    )
  })
  const calm = await typeFor(page)
  await page.evaluate(
    (wishes) => void (globalThis.stopFlood = flooder.floodOn(wishes, 500)),
    [...ACCEPTED, ...REFUSED, ...CHANGING],
  )
  const flooded = await typeFor(page)
  const sent = await page.evaluate(() => stopFlood())
  const shown = await page.locator('#typed').inputValue()
  const slow = quantile(flooded, 0.95)
  return [
    {
      measure: 'key to painted in a flood, 95 of 100',
      ours: `${slow.toFixed(0)} ms`,
      others: `without ${quantile(calm, 0.95).toFixed(0)} ms`,
      target: `under ${INPUT_LIMIT_MS} ms`,
      met: slow < INPUT_LIMIT_MS && shown.length === 2 * KEYS,
    },
    {
      measure: `lines logged about ${sent.toLocaleString('en')} wishes`,
      ours: String(logged),
      target: `under ${LOG_LIMIT}`,
      met: logged < LOG_LIMIT,
    },
  ]
}

async function typeFor(page: Page): Promise<number[]> {
  await page.evaluate(() => void (keyTimes.length = 0))
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('a')
    await page.waitForTimeout((FLOOD_SECONDS * 1000) / KEYS)
  }
  return page.evaluate(() => keyTimes)
}

const rate = (millis: number) => (COUNT / millis) * 1000
const inWords = (count: number) => Math.round(count).toLocaleString('en')

function rateLine(measure: string, perSecond: number): Result {
  return {
    measure,
    ours: `${inWords(perSecond)} a second`,
    target: `at least ${inWords(PER_SECOND)}`,
    met: perSecond >= PER_SECOND,
  }
}

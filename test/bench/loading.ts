import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, CDPSession } from 'playwright'

/** "Fast 4G" of the browser's own developer tools. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
}
const PAINT = readFileSync(join(import.meta.dirname, 'pages/first-paint.js'), 'utf8')
/** What a visit does after its first page belongs to the visit before, not to the next. */
const REST_MS = 700

/** A tab's icon keeps nobody waiting. */
const COUNTED = new Set(['Document', 'Fetch', 'Font', 'Script', 'Stylesheet', 'XHR'])

declare global {
  var firstPaint: Promise<number>
}

export interface Loading {
  /** From the start of the navigation until the first mini-app is painted. */
  paintedMs: number
  /** Sent by then and not answered from the browser's cache. */
  requests: string[]
  /** Over the wire by then. */
  bytes: number
}

/** Opens an address in a page of its own on a slow line; `cold`: with an empty cache. */
export async function load(context: BrowserContext, url: string, cold: boolean): Promise<Loading> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (cold) await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  const wire = watch(cdp)
  await page.addInitScript({ content: PAINT })
  await page.goto(url, { waitUntil: 'commit' })
  const paintedMs = await page.evaluate(() => firstPaint)
  await page.waitForTimeout(REST_MS)
  const counted = wire(paintedMs)
  await page.close()
  return { paintedMs, ...counted }
}

interface Sent {
  url: string
  /** Seconds of the browser's clock. */
  at: number
  bytes: number
  isCached: boolean
}

function watch(cdp: CDPSession): (millis: number) => Pick<Loading, 'requests' | 'bytes'> {
  const sent = new Map<string, Sent>()
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, timestamp, type = 'Other', request: { url } }) =>
      COUNTED.has(type) && sent.set(requestId, { url, at: timestamp, bytes: 0, isCached: false }),
  )
  const change = (requestId: string, change: Partial<Sent>) =>
    Object.assign(sent.get(requestId) ?? {}, change)
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }))
  cdp.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.fromDiskCache && change(requestId, { isCached: true }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength }),
  )
  return (millis) => {
    const all = [...sent.values()]
    const overTheWire = all.filter(({ isCached, at }) => !isCached && at - all[0]!.at <= millis / 1000)
    return {
      requests: overTheWire.map(({ url }) => new URL(url).pathname),
      bytes: overTheWire.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }
}

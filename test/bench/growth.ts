import type { Browser } from 'playwright'
import { launch, metrics, openPage, settle, signIn, type Measured } from './browser.ts'
import { BenchPortal } from './bench-portal.ts'
import { median, medianRatio } from './median.ts'
import { ms, percent, type Part, type Result } from './result.ts'
import { searches } from './searches.ts'
import { clickRound, inTurns, openSubject, startClock } from './switching.ts'

const FEW = 10
const MANY = 500
/** More than anybody has: they must work, and what they cost is told without a target. */
const MOST = 5000
const BRANDS = 10_000
/** The same page against itself differs by 6 % with nine, by 2 % with these. */
const BOOT_ROUNDS = 25
const SWITCH_ROUNDS = 10
const CLICKS = 20
/** Of CPU, on a machine that does nothing else. */
const BOOT_LIMIT_MS = 10
const SWITCH_LIMIT = 1.1
const SEARCH_LIMIT_MS = 50
/** What a boot leaves for later is part of its price. */
const AFTERWARDS_MS = 500
const PEER_PATIENCE_MS = 180_000

/** What hundreds of registered apps, and thousands of brands and permissions, cost. */
export const growth: Part = {
  name: 'growth',
  title: `Growth: ${MANY} apps against ${FEW}, ${MOST} to look at; ${BRANDS} brands, as many permission records. Of menus and searches the first use, which loads their code, is told and not judged`,
  async run() {
    const browser = await launch()
    const few = await BenchPortal.start({ apps: FEW, brands: 20 })
    const many = await BenchPortal.start({ apps: MANY, brands: 20 })
    const most = await BenchPortal.start({ apps: MOST, brands: 20 })
    const world = await BenchPortal.start({ apps: MANY, brands: BRANDS })
    const portals = { few, many, most }
    const peers = { few: await bootPeer(browser, few.url, FEW), many: await bootPeer(browser, few.url, MANY) }
    const results = [
      ...(await boots(browser, portals, peers)),
      ...(await switchesOf(browser, portals, peers)),
      ...(await searchLines(browser, world)),
    ]
    await browser.close()
    await Promise.all([few, many, most, world].map((portal) => portal.stop()))
    return results
  },
}

type Portals = Readonly<Record<'few' | 'many' | 'most', BenchPortal>>

async function boots(browser: Browser, { few, many, most }: Portals, peers: Peers): Promise<Result[]> {
  const portal = async ({ url }: BenchPortal) => {
    const measured = await openPage(browser)
    await signIn(measured, url)
    await measured.page.goto(`${url}/empty-a`)
    return () =>
      boot(
        measured,
        () => settle(measured, 'empty-a'),
        () => measured.page.reload(),
      )
  }
  const { fewApps, manyApps, mostApps } = await inTurns(BOOT_ROUNDS, {
    fewApps: await portal(few),
    manyApps: await portal(many),
    mostApps: await portal(most),
  })
  const moreMs = median(manyApps.map((taken, round) => taken - fewApps[round]!)) * 1000
  return [
    {
      measure: 'CPU of a boot, few, many, most',
      ours: [fewApps, manyApps, mostApps].map((taken) => ms(median(taken))).join(', '),
      others: `single-spa ${ms(peers.few.boot)}, ${ms(peers.many.boot)}`,
    },
    {
      measure: 'many against few',
      ours: `+${moreMs.toFixed(1)} ms`,
      others: `single-spa +${ms(peers.many.boot - peers.few.boot)}`,
      target: `at most +${BOOT_LIMIT_MS} ms`,
      met: moreMs <= BOOT_LIMIT_MS,
    },
  ]
}

interface Peer extends Measured {
  boot: number
}

type Peers = Record<'few' | 'many', Peer>

/** single-spa with two apps to switch between and others. Once is enough: with thousands it takes the better part of a minute and more. */
async function bootPeer(browser: Browser, url: string, apps: number): Promise<Peer> {
  const measured = await openPage(browser)
  const { page } = measured
  const open = (count: number) =>
    page.goto(`${url}/bench/single-spa.html?apps=${count}`, { timeout: PEER_PATIENCE_MS })
  await open(2) // warms the caches
  const seconds = await boot(
    measured,
    () => page.locator('empty-a').waitFor(),
    () => open(apps),
  )
  await startClock(measured)
  return { ...measured, boot: seconds }
}

/** The browser counts anew with every page, so what it has counted is the boot. */
async function boot(
  measured: Measured,
  drawn: () => Promise<void>,
  start: () => Promise<unknown>,
): Promise<number> {
  await measured.page.bringToFront()
  await start()
  await drawn()
  await measured.page.waitForTimeout(AFTERWARDS_MS)
  return (await metrics(measured)).TaskDuration
}

async function switchesOf(browser: Browser, { few, many, most }: Portals, peers: Peers): Promise<Result[]> {
  const ours = async ({ url }: BenchPortal) => {
    const measured = await openSubject(browser, 'ours', url)
    return async () => (await clickRound(measured, CLICKS)).cpu
  }
  const peer = (measured: Measured) => async () => (await clickRound(measured, CLICKS)).cpu
  const { fewApps, manyApps, mostApps, fewOfPeer, manyOfPeer } = await inTurns(SWITCH_ROUNDS, {
    fewApps: await ours(few),
    manyApps: await ours(many),
    mostApps: await ours(most),
    fewOfPeer: peer(peers.few),
    manyOfPeer: peer(peers.many),
  })
  const ratio = medianRatio(manyApps, fewApps)
  return [
    {
      measure: 'CPU of a switch, few, many, most',
      ours: [fewApps, manyApps, mostApps].map((taken) => ms(median(taken))).join(', '),
      others: `single-spa ${ms(median(fewOfPeer))}, ${ms(median(manyOfPeer))}`,
    },
    {
      measure: 'many against few',
      ours: percent(ratio),
      others: `single-spa ${percent(medianRatio(manyOfPeer, fewOfPeer))}`,
      target: `at most ${percent(SWITCH_LIMIT)}`,
      met: ratio <= SWITCH_LIMIT,
    },
  ]
}

async function searchLines(browser: Browser, world: BenchPortal): Promise<Result[]> {
  const measured = await openPage(browser)
  await signIn(measured, world.url)
  return (await searches(measured)).flatMap(({ what, firstMs, slowestMs, medianMs }) => [
    {
      measure: what,
      ours: `slowest ${slowestMs.toFixed(0)} ms, median ${medianMs.toFixed(0)} ms`,
      target: `slowest under ${SEARCH_LIMIT_MS} ms, but for the first`,
      met: slowestMs < SEARCH_LIMIT_MS,
    },
    { measure: `${what}, the first time`, ours: `${firstMs.toFixed(0)} ms` },
  ])
}

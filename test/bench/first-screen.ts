import type { Browser } from 'playwright'
import { launch, openPage, signIn } from './browser.ts'
import { BenchPortal } from './bench-portal.ts'
import { buildBareHome } from './build-bare-home.ts'
import { load, type Loading } from './loading.ts'
import { median, medianRatio } from './median.ts'
import { atMost, times, type Part, type Result } from './result.ts'
import { inTurns } from './switching.ts'

const ROUNDS = 7
const COLD_LIMIT = 1.6
const WARM_LIMIT = 1.4
/** Two of them are words, which come beside the scripts that draw them. */
const REQUESTS_LIMIT = 14
const WARM_LIMIT_BYTES = 20_000
const WORLD = { apps: 10, brands: 500 }

/** From the address to the first mini-app of ours, for somebody who is signed in. */
export const firstScreen: Part = {
  name: 'first',
  title: 'First screen, signed in, on a Fast 4G line: /you, and its mini-app in a bare page, built by itself',
  async run() {
    const browser = await launch()
    const portal = await BenchPortal.start(WORLD, {}, await buildBareHome())
    const results = [...(await rows(browser, portal.url, true)), ...(await rows(browser, portal.url, false))]
    await browser.close()
    await portal.stop()
    return results
  },
}

async function rows(browser: Browser, url: string, cold: boolean): Promise<Result[]> {
  const measured = await openPage(browser)
  await signIn(measured, url)
  const context = measured.page.context()
  await measured.page.close()
  const visit = (path: string) => () => load(context, url + path, cold)
  const subjects = {
    ours: visit('/you'),
    bare: visit('/bench/first-bare.html'),
    'single-spa': visit('/bench/first-single-spa.html'),
  }
  for (const open of Object.values(subjects)) await open() // the server compresses what it keeps, and a warm visit has one before
  const rounds = await inTurns(ROUNDS, subjects)
  await context.close()
  return report(cold ? 'cold' : 'warm', rounds)
}

function report(name: 'cold' | 'warm', rounds: Record<'ours' | 'bare' | 'single-spa', Loading[]>): Result[] {
  const painted = (subject: keyof typeof rounds) => rounds[subject].map(({ paintedMs }) => paintedMs)
  const inMs = (subject: keyof typeof rounds) => `${median(painted(subject)).toFixed(0)} ms`
  const requests = median(rounds.ours.map(({ requests }) => requests.length))
  const bytes = median(rounds.ours.map((round) => round.bytes))
  const seen = rounds.ours.find((round) => round.requests.length === requests)?.requests ?? []
  return [
    {
      measure: `${name}: painted`,
      ours: inMs('ours'),
      others: `bare ${inMs('bare')}, single-spa ${inMs('single-spa')}`,
    },
    atMost(
      `${name}: painted, times the bare page`,
      medianRatio(painted('ours'), painted('bare')),
      name === 'cold' ? COLD_LIMIT : WARM_LIMIT,
      { others: `single-spa ${times(medianRatio(painted('single-spa'), painted('bare')))}` },
    ),
    name === 'cold'
      ? {
          measure: 'cold: requests until then',
          ours: `${requests}`,
          target: `at most ${REQUESTS_LIMIT}`,
          met: requests <= REQUESTS_LIMIT,
        }
      : {
          measure: 'warm: over the wire until then',
          ours: `${(bytes / 1000).toFixed(1)} kB, ${requests} requests`,
          target: `at most ${WARM_LIMIT_BYTES / 1000} kB`,
          met: bytes <= WARM_LIMIT_BYTES,
        },
    ...(name === 'cold' ? seen.map((path) => ({ measure: '', ours: path })) : []),
  ]
}

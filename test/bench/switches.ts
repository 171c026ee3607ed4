import { launch } from './browser.ts'
import { BenchPortal } from './bench-portal.ts'
import { median, medianRatio } from './median.ts'
import { atMost, ms, times, type Part, type Result } from './result.ts'
import { clickRound, inTurns, openSubject, type Round } from './switching.ts'

const ROUNDS = 14
const CLICKS = 25
/** Title, focus, scroll and the announcement are done on the main thread, and a bare swap does none of them. */
const MAIN_THREAD_LIMIT = 1.35
const BROWSER_LIMIT = 1.15
const PORTAL_PAINTED_LIMIT = 1.05
const PAINTED_LIMIT = 1.1
/** One for what the header reads, one for the frame. */
const LAYOUTS_LIMIT = 2
const PORTAL_CPU_LIMIT = 1.6
const WORLD = { apps: 2, brands: 20 }

/** A real click on a link to the other of two loaded apps, at 60 Hz. */
export const switches: Part = {
  name: 'switch',
  title:
    'Route change between two loaded apps, by real clicks at 60 Hz. With an empty header, but for the last two lines',
  async run() {
    const browser = await launch()
    const shellAlone = await BenchPortal.start(WORLD, { scripts: { header: '/bench/empty-header.js' } })
    const product = await BenchPortal.start(WORLD)
    const pages = {
      ours: await openSubject(browser, 'ours', shellAlone.url),
      bare: await openSubject(browser, 'bare', shellAlone.url),
      'bare, told': await openSubject(browser, 'bare, told', shellAlone.url),
      'bare, inside': await openSubject(browser, 'bare, inside', shellAlone.url),
      'told, inside': await openSubject(browser, 'told, inside', shellAlone.url),
      'single-spa': await openSubject(browser, 'single-spa', shellAlone.url),
      'with header': await openSubject(browser, 'ours', product.url),
    }
    const subjects = Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, () => clickRound(page, CLICKS)]),
    )
    const rounds = await inTurns(ROUNDS, subjects as Record<keyof typeof pages, () => Promise<Round>>)
    await browser.close()
    await Promise.all([shellAlone.stop(), product.stop()])
    return report(rounds)
  },
}

const inMs = (value: number): string => `${value.toFixed(1)} ms`

function report(
  rounds: Record<
    'ours' | 'bare' | 'bare, told' | 'bare, inside' | 'told, inside' | 'single-spa' | 'with header',
    Round[]
  >,
): Result[] {
  const of = (name: keyof typeof rounds, what: keyof Round) => rounds[name].map((round) => round[what])
  const others = (what: keyof Round, words: (value: number) => string) =>
    `bare ${words(median(of('bare', what)))}, single-spa ${words(median(of('single-spa', what)))}`
  return [
    {
      measure: 'click to painted, in frames of 60 Hz',
      ours: String(median(of('ours', 'frames'))),
      others: others('frames', String),
      target: 'no longer than bare',
      met: median(of('ours', 'frames')) <= median(of('bare', 'frames')),
    },
    {
      measure: 'main thread done with that frame, from the click',
      ours: inMs(median(of('ours', 'paintedMs'))),
      others: others('paintedMs', inMs),
    },
    {
      measure: 'CPU of the main thread per switch',
      ours: ms(median(of('ours', 'cpu'))),
      others: others('cpu', ms),
    },
    atMost(
      'CPU of the whole browser, times the bare swap',
      medianRatio(of('ours', 'browserCpu'), of('bare', 'browserCpu')),
      BROWSER_LIMIT,
      {
        others: `told ${times(medianRatio(of('bare, told', 'browserCpu'), of('bare', 'browserCpu')))}, single-spa ${times(medianRatio(of('single-spa', 'browserCpu'), of('bare', 'browserCpu')))}`,
      },
    ),
    atMost(
      'CPU of the main thread, times the bare swap',
      medianRatio(of('ours', 'cpu'), of('bare', 'cpu')),
      MAIN_THREAD_LIMIT,
      { others: `single-spa ${times(medianRatio(of('single-spa', 'cpu'), of('bare', 'cpu')))}` },
    ),
    {
      measure: 'CPU of the main thread, times a bare swap with title, focus and announcement',
      ours: times(medianRatio(of('ours', 'cpu'), of('bare, told', 'cpu'))),
    },
    {
      measure: 'CPU of the main thread, times the bare swap in our own page',
      ours: times(medianRatio(of('ours', 'cpu'), of('bare, inside', 'cpu'))),
      others: `which is ${times(medianRatio(of('bare, inside', 'cpu'), of('bare', 'cpu')))} the bare swap`,
    },
    {
      measure: 'CPU of the main thread, times one with title, focus and announcement there',
      ours: times(medianRatio(of('ours', 'cpu'), of('told, inside', 'cpu'))),
      others: `which is ${times(medianRatio(of('told, inside', 'cpu'), of('bare', 'cpu')))} the bare swap`,
    },
    atMost(
      'the whole portal: frames of 60 Hz to painted, times the bare swap',
      medianRatio(of('with header', 'meanFrames'), of('bare', 'meanFrames')),
      PORTAL_PAINTED_LIMIT,
      {
        others: `done with that frame ${times(medianRatio(of('with header', 'paintedMs'), of('bare', 'paintedMs')))}, without the header ${times(medianRatio(of('ours', 'paintedMs'), of('bare', 'paintedMs')))}`,
      },
    ),
    atMost(
      'the whole portal: main thread done with that frame, times the bare swap',
      medianRatio(of('with header', 'paintedMs'), of('bare', 'paintedMs')),
      PAINTED_LIMIT,
    ),
    {
      measure: 'the whole portal: layouts a switch',
      ours: median(of('with header', 'layouts')).toFixed(1),
      others: `without the header ${median(of('ours', 'layouts')).toFixed(1)}, bare ${median(of('bare', 'layouts')).toFixed(1)}; styles ${median(of('with header', 'styles')).toFixed(1)}, ${median(of('ours', 'styles')).toFixed(1)}, ${median(of('bare', 'styles')).toFixed(1)}`,
      target: `at most ${LAYOUTS_LIMIT}`,
      met: median(of('with header', 'layouts')) <= LAYOUTS_LIMIT + 0.1,
    },
    atMost(
      'the whole portal: CPU, times the bare swap',
      medianRatio(of('with header', 'cpu'), of('bare', 'cpu')),
      PORTAL_CPU_LIMIT,
      { others: `${ms(median(of('with header', 'cpu')))} per switch` },
    ),
  ]
}

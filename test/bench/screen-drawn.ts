import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { BenchPortal } from './bench-portal.ts'
import { launch, openPage, settle, signIn } from './browser.ts'

const WARM_UP = 3
const ROWS_DRAWN = readFileSync(join(import.meta.dirname, 'pages/rows-drawn.js'), 'utf8')

declare global {
  var rowsDrawn: (count: number) => Promise<number>
}

interface Screen {
  /** Path of the screen in the portal. */
  address: string
  /** Part of the address of the call that it waits for, which is answered with `data`. */
  call: string
  data: unknown
  /** It stands once so many rows do. */
  rows: number
  rounds: number
}

/** Milliseconds from the answer's last byte to the frame in which the rows of a screen stand, by round. */
export async function screenDrawn({ call, data, rounds, ...screen }: Screen): Promise<number[]> {
  const portal = await BenchPortal.start({ apps: 2, brands: 20 })
  const browser = await launch()
  const measured = await openPage(browser)
  const { page } = measured
  await page.route(`**${call}*`, (route) => route.fulfill({ json: { data } }))
  await signIn(measured, portal.url)
  const millis: number[] = []
  for (let round = -WARM_UP; round < rounds; round++) {
    await page.goto(`${portal.url}/empty-a`)
    await settle(measured, 'empty-a')
    await page.evaluate(ROWS_DRAWN)
    const taken = await open(page, call, screen)
    if (round >= 0) millis.push(taken)
  }
  await browser.close()
  await portal.stop()
  return millis
}

/**
 * Within the portal, as a click on a link does: the page is not loaded anew, and nothing of the screen is
 * kept.
 */
const open = (
  page: Page,
  call: string,
  { address, rows }: Pick<Screen, 'address' | 'rows'>,
): Promise<number> =>
  page.evaluate(
    async ([path, asked, count]) => {
      const drawn = rowsDrawn(count)
      const link = Object.assign(document.createElement('a'), { href: path })
      document.body.append(link)
      link.click()
      link.remove()
      const drawnAt = await drawn
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return drawnAt - answers.find(({ name }) => name.includes(asked))!.responseEnd
    },
    [address, call, rows] as const,
  )

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import type { Page } from 'playwright'
import type { Db } from '../../server/db/db.ts'
import type { CampaignLine } from '../../miniapps/domain/campaigns/campaign-line.ts'
import { type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { BenchPortal } from './bench-portal.ts'
import { launch, openPage, settle, signIn } from './browser.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'

const CAMPAIGNS = 2000
const BRAND = 'brand-2001'
const ROUNDS = 15
const WARM_UP = 3
const SERVER_LIMIT_MS = 20
const PAINTED_LIMIT_MS = 100
/** Of a grid that draws only the rows that are seen. */
const ROWS_SEEN = 5
const ADDRESS = '/brands/b-0/campaigns/list'

const ROWS_DRAWN = readFileSync(join(import.meta.dirname, 'pages/rows-drawn.js'), 'utf8')

/**
 * The campaigns of a brand at its largest: the answer, and the screen from the answer on. Filters ask no
 * server.
 */
export const campaigns: Part = {
  name: 'campaigns',
  title: `The list of ${CAMPAIGNS.toLocaleString('en')} campaigns of a brand; median of ${ROUNDS}`,
  async run() {
    const embedded = await answered(await embeddedWorld(addCampaigns))
    const world = await postgresqlWorld(addCampaigns)
    const postgresql = world && (await answered(world))
    return [
      told('answered by the embedded database', embedded.millis, SERVER_LIMIT_MS),
      ...(postgresql ? [told('answered by PostgreSQL', postgresql.millis, SERVER_LIMIT_MS)] : []),
      told('painted after the answer', await painted(embedded.data), PAINTED_LIMIT_MS),
    ]
  },
}

const told = (measure: string, millis: readonly number[], most: number): Result => ({
  measure,
  ours: `${median(millis).toFixed(0)} ms, slowest ${Math.max(...millis).toFixed(0)} ms`,
  target: `at most ${most} ms`,
  met: median(millis) <= most,
})

async function answered(world: AuditWorld): Promise<{ millis: number[]; data: readonly CampaignLine[] }> {
  const ask = () => world.ask<{ data: readonly CampaignLine[] }>('planner', `/campaigns/${BRAND}`)
  const millis: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    if (round >= 0) millis.push(performance.now() - start)
  }
  const { data } = await ask()
  await world.close()
  if (data.length < CAMPAIGNS) throw new Error(`The brand has ${data.length} campaigns`)
  return { millis, data }
}

/** Each like one of the sample world. */
async function addCampaigns({ sql, kind }: Db): Promise<void> {
  await raw`
    with model as (
      select *, row_number() over (order by id) - 1 as place_in_row, count(*) over () as all_of_them
      from document where type = 'campaign' and place = ${BRAND})
    insert into document (id, type, place, status, version, fields, result, title, words, columns,
      created_at, created_by, updated_at, updated_by)
    select 'bench-campaign-' || n, type, place, status, version, fields, result, title || ' ' || n, words, columns,
      created_at, created_by, updated_at, updated_by
    from generate_series(1, ${CAMPAIGNS}) n join model on place_in_row = n % all_of_them`.execute(sql)
  if (kind === 'postgresql') await raw`analyze document`.execute(sql)
}

/** From the answer's last byte to the frame in which the rows stand. */
async function painted(data: readonly CampaignLine[]): Promise<number[]> {
  const portal = await BenchPortal.start({ apps: 2, brands: 20 })
  const browser = await launch()
  const measured = await openPage(browser)
  const { page } = measured
  await page.route('**/api/campaigns/*', (route) => route.fulfill({ json: { data } }))
  await signIn(measured, portal.url)
  const millis: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    await page.goto(`${portal.url}/empty-a`)
    await settle(measured, 'empty-a')
    await page.evaluate(ROWS_DRAWN)
    const taken = await openList(page)
    if (round >= 0) millis.push(taken)
  }
  await browser.close()
  await portal.stop()
  return millis
}

/** Within the portal, as a click on a link does. */
const openList = (page: Page): Promise<number> =>
  page.evaluate(
    async ([address, count]) => {
      const drawn = rowsDrawn(count)
      const link = Object.assign(document.createElement('a'), { href: address })
      document.body.append(link)
      link.click()
      link.remove()
      const drawnAt = await drawn
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return drawnAt - answers.find(({ name }) => name.includes('/api/campaigns/'))!.responseEnd
    },
    [ADDRESS, ROWS_SEEN] as const,
  )

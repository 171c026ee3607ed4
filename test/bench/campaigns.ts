import { sql as raw } from 'kysely'
import type { Db } from '../../server/db/db.ts'
import type { CampaignLine } from '../../miniapps/domain/campaigns/campaign-line.ts'
import { type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'
import { screenDrawn } from './screen-drawn.ts'

const CAMPAIGNS = 2000
const BRAND = 'brand-2001'
const ROUNDS = 15
const WARM_UP = 3
const SERVER_LIMIT_MS = 20
const PAINTED_LIMIT_MS = 100
/** Of a grid that draws only the rows that are seen. */
const ROWS_SEEN = 5
const ADDRESS = '/brands/b-0/campaigns/list'

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
      told(
        'painted after the answer',
        await screenDrawn({
          address: ADDRESS,
          call: '/api/campaigns/',
          data: embedded.data,
          rows: ROWS_SEEN,
          rounds: ROUNDS,
        }),
        PAINTED_LIMIT_MS,
      ),
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

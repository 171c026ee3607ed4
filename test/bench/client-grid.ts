import { sql as raw } from 'kysely'
import type { Db } from '../../server/db/db.ts'
import type { ClientResults } from '../../miniapps/domain/scorecards/client-results.ts'
import { type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'
import { screenDrawn } from './screen-drawn.ts'

const BRANDS = 20
const QUARTERS = 20
const ROUNDS = 15
const WARM_UP = 3
const DATA_LIMIT_MS = 150
const DRAWN_LIMIT_MS = 100
const ADDRESS = '/brands/b-0/scorecards/client'

/** All audits of a client at its largest: the answer, and the screen from the answer on. */
export const clientGrid: Part = {
  name: 'client',
  title: `All audits of a client: ${BRANDS} brands, nine scorecards, ${QUARTERS} quarters, beside 10,000 other audits; median of ${ROUNDS}`,
  async run() {
    const embedded = await answered(await embeddedWorld())
    const world = await postgresqlWorld()
    const postgresql = world && (await answered(world))
    return [
      dataResult('answered by the embedded database', embedded.millis),
      ...(postgresql ? [dataResult('answered by PostgreSQL', postgresql.millis)] : []),
      await drawn(embedded.data),
    ]
  },
}

const dataResult = (measure: string, millis: readonly number[]): Result => ({
  measure,
  ours: `${median(millis).toFixed(0)} ms, slowest ${Math.max(...millis).toFixed(0)} ms`,
  target: `at most ${DATA_LIMIT_MS} ms`,
  met: median(millis) <= DATA_LIMIT_MS,
})

async function answered(world: AuditWorld): Promise<{ millis: number[]; data: ClientResults }> {
  const brand = await addQuarters(world.db)
  const ask = () =>
    world.ask<{ data: ClientResults }>('planner', `/scorecards/brands/${brand}/scorecards/client`)
  const millis: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    if (round >= 0) millis.push(performance.now() - start)
  }
  const { data } = await ask()
  if (data.brands.length < BRANDS || data.results.length !== BRANDS * 9 * QUARTERS)
    throw new Error(`The client has ${data.brands.length} brands with ${data.results.length} results`)
  await world.close()
  return { millis, data }
}

/** One client of twenty brands that the planner may open, each audited nine times a quarter. */
async function addQuarters({ sql, kind }: Db): Promise<string> {
  const { rows } = await raw<{ id: string }>`
    select workspace.id from workspace join permission_record on account_id = az_id and person_id = 'person-planner'
      where workspace.type = 'BRAND' and workspace.id > 'brand-0100'
        and organisations_id = (select organisations_id from agency where code = 'choreograph')
        and permissions::text like '%OS_WORKSPACE_ACCESS%'
      order by workspace.id limit ${BRANDS}`.execute(sql)
  const ids = rows.map(({ id }) => id)
  await sql
    .updateTable('workspace')
    .set({ client_id: 'bench-client', client_name: 'Bench client' })
    .where('id', 'in', ids)
    .execute()
  await raw`delete from document where place = any(${ids}::text[])`.execute(sql)
  await raw`
    with model as (select * from document where type = 'scorecard-run' and status = 'submitted' order by id limit 1)
    insert into document (id, type, place, status, version, fields, result, title, words, columns,
      created_at, created_by, updated_at, updated_by)
    select 'client-' || brand || '-' || scorecard.id || '-' || n, type, brand, 'submitted', model.version, fields,
      result || jsonb_build_object('score', (n * 37 + ascii(right(brand, 1)) * 13 + length(scorecard.id) * 7) % 1000 / 10.0, 'coverage', 0.9),
      model.title, words, columns || jsonb_build_object('scorecard', scorecard.id, 'version', 1, 'kind', 'first',
        'period', (2021 + n / 4)::text || '-Q' || (n % 4 + 1)::text),
      created_at, created_by, updated_at, updated_by
    from model, unnest(${ids}::text[]) as brand, (select distinct id from scorecard) as scorecard,
      generate_series(0, ${QUARTERS - 1}) as n`.execute(sql)
  if (kind === 'postgresql') await raw`analyze document`.execute(sql)
  return ids[0]!
}

/** From the answer's last byte to the frame in which the grid stands. */
async function drawn(data: ClientResults): Promise<Result> {
  const screen = { address: ADDRESS, call: '/scorecards/client', data, rows: BRANDS, rounds: ROUNDS }
  const millis = await screenDrawn(screen)
  return {
    measure: `drawn after the answer, ${data.scorecards.length * 3 + 7} columns`,
    ours: `${median(millis).toFixed(0)} ms, slowest ${Math.max(...millis).toFixed(0)} ms`,
    target: `at most ${DRAWN_LIMIT_MS} ms`,
    met: median(millis) <= DRAWN_LIMIT_MS,
  }
}

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ClientResults } from '../../../miniapps/domain/scorecards/client-results.ts'
import type { Db } from '../../db/db.ts'
import { openSampleWorld } from '../../db/sample-world-in-tests.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { addResult } from './add-result-in-tests.ts'

const OURS = ['brand-0001', 'brand-0002', 'brand-0003']
const ASKED = OURS[0]!
/** Of the same client, in another agency. */
const ELSEWHERE = 'brand-1600'

describe('the audits of all brands of a client', () => {
  let db: Db
  before(async () => {
    db = await openSampleWorld()
    await db.sql.deleteFrom('document').execute()
    await db.sql
      .updateTable('workspace')
      .set({ client_id: 'client-of-test', client_name: 'Nordlicht Group' })
      .where('id', 'in', [...OURS, ELSEWHERE])
      .execute()
    await submit(ASKED, '2026-Q1', 40)
    await submit(ASKED, '2026-Q3', 60)
    await submit('brand-0002', '2026-Q3', 20)
    await submit(ELSEWHERE, '2026-Q3', 99)
  })
  after(() => db.close())
  const call = callerOf(() => db)
  const ask = async (brand = ASKED, query = '') =>
    dataOf<ClientResults>(await call('planner', `/scorecards/brands/${brand}/scorecards/client${query}`))
  const said = ({ results, brands, scorecards }: ClientResults) =>
    results
      .map(
        ([brand, scorecard, period, version, score]) =>
          `${brands[brand]!.id} ${scorecards[scorecard]!.id} ${period} v${version} ${score}`,
      )
      .toSorted()

  const submit = (
    brand: string,
    period: string,
    score: number,
    { kind = 'first', status = 'submitted' } = {},
  ) => addResult(db.sql, { brand, score, coverage: 0.9, status, columns: { period, kind } })

  it('are what was stored for each brand that the person may open, in each quarter', async () => {
    const data = await ask()
    assert.equal(data.client, 'Nordlicht Group')
    assert.deepEqual(data.brands.map(({ id }) => id).toSorted(), OURS)
    assert.equal(data.scorecards.length, 9)
    assert.deepEqual(said(data), [
      'brand-0001 site-app 2026-Q1 v2 40',
      'brand-0001 site-app 2026-Q3 v2 60',
      'brand-0002 site-app 2026-Q3 v2 20',
    ])
  })

  it('are of a quarter what both assessors agreed on, never what the second one or nobody submitted', async () => {
    await submit('brand-0003', '2026-Q2', 50)
    await submit('brand-0003', '2026-Q2', 10, { kind: 'second' })
    await submit('brand-0003', '2026-Q2', 70, { kind: 'agreed' })
    await submit('brand-0003', '2026-Q4', 10, { status: 'open' })
    const data = await ask()
    assert.deepEqual(
      said(data).filter((line) => line.startsWith('brand-0003')),
      ['brand-0003 site-app 2026-Q2 v2 70'],
    )
  })

  it('have titles in the language that was asked for', async () => {
    const titles = async (query: string) => (await ask(ASKED, query)).scorecards.map(({ title }) => title)
    assert.notDeepEqual(await titles('?language=de'), await titles(''))
  })

  it('are closed with the brand, and leave out brands that the person may not open', async () => {
    const { status } = await call('other-agency', `/scorecards/brands/${ASKED}/scorecards/client`)
    assert.equal(status, 403)
    const { id, az_id } = await db.sql
      .selectFrom('workspace')
      .select(['id', 'az_id'])
      .where('id', '=', 'brand-0002')
      .executeTakeFirstOrThrow()
    await db.sql.deleteFrom('permission_record').where('account_id', '=', az_id).execute()
    assert.ok(!(await ask()).brands.some((brand) => brand.id === id))
  })

  it('are the brand alone where it has no client', async () => {
    await db.sql
      .updateTable('workspace')
      .set({ client_id: null, client_name: null })
      .where('id', '=', ASKED)
      .execute()
    const { client, brands } = await ask()
    assert.deepEqual([client, brands.map(({ id }) => id)], [null, [ASKED]])
  })
})

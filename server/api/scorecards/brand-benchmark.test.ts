import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Benchmark } from '../../../miniapps/domain/scorecards/benchmark.ts'
import type { Db } from '../../db/db.ts'
import { openSampleWorld } from '../../db/sample-world-in-tests.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { addResult } from './add-result-in-tests.ts'

const BRANDS = ['brand-0001', 'brand-0002', 'brand-0003', 'brand-0004', 'brand-0005']
const WITHOUT_AUDIT = 'brand-0006'
/** Of Wavemaker. */
const ELSEWHERE = 'brand-1600'

describe('the benchmark of an audit', () => {
  let db: Db
  before(async () => void (db = await openSampleWorld()))
  after(() => db.close())
  beforeEach(async () => {
    await db.sql.deleteFrom('document').execute()
    await place([...BRANDS, WITHOUT_AUDIT, ELSEWHERE], { categories: ['Gliders'], country_code: 'NZ' })
    for (const [index, brand] of BRANDS.entries()) await submit(brand, 10 * (index + 1))
  })
  const call = callerOf(() => db)
  const ask = async () =>
    dataOf<Benchmark>(await call('planner', '/scorecards/brands/brand-0001/scorecards/site-app/benchmark'))

  const place = (
    brands: string[],
    values: { categories?: string[]; country_code?: string; status?: 'LIVE' | 'TEST' },
  ) =>
    db.sql
      .updateTable('workspace')
      .set({ status: 'LIVE', ...values })
      .where('id', 'in', brands)
      .execute()

  const submit = (brand: string, score: number, columns: Record<string, string> = {}, coverage = 1) => {
    const dimensions = [{ dimension: 'Speed', score: score + 2 }]
    return addResult(db.sql, { brand, score, coverage, dimensions, columns })
  }

  it('has the quartiles of the brands in the same category and market, in all and by dimension', async () => {
    const { category, market, brands, missing, total, dimensions } = await ask()
    assert.deepEqual([category, market, brands, missing], ['Gliders', 'NZ', 5, null])
    assert.deepEqual(total, { p25: 20, p50: 30, p75: 40, n: 5 })
    assert.deepEqual(dimensions, [{ p25: 22, p50: 32, p75: 42, n: 5 }, ...Array(6).fill(null)])
  })

  it('takes of each brand the newest audit that was agreed or made by the first assessor', async () => {
    await submit('brand-0003', 90)
    await submit('brand-0003', 5, { kind: 'second' })
    assert.equal((await ask()).total?.p50, 40)
  })

  it('counts no brand for tests, of another agency or category, nor an audit that covers little', async () => {
    await submit(ELSEWHERE, 100)
    await submit(WITHOUT_AUDIT, 100, {}, 0.49)
    assert.equal((await ask()).total?.n, 5)
    await place(['brand-0005'], { status: 'TEST' })
    assert.deepEqual([(await ask()).missing, (await ask()).brands], ['too-few-brands', 4])
    await place(['brand-0005'], { categories: ['Kites', 'Gliders'] })
    assert.equal((await ask()).missing, 'too-few-brands')
  })

  it('says that a brand has no category to be compared in', async () => {
    await place(['brand-0001'], { categories: [] })
    const { category, missing, brands, total } = await ask()
    assert.deepEqual([category, missing, brands, total], [null, 'no-category', 0, null])
  })
})

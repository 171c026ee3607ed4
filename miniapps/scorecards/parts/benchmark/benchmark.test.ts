import { expect } from '@open-wc/testing'
import { openScorecards } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Benchmark, Quartiles } from '../../../domain/scorecards/benchmark.ts'
import { exampleAnswer, exampleRun } from '../../example-audit-in-tests.ts'
import { memoryServer } from '../../memory-server-in-tests.ts'

const PATH = '/scorecard/site-app/result'
const TOTAL: Quartiles = { p25: 31, p50: 38, p75: 52, n: 12 }
const SHOWN: Partial<Benchmark> = {
  brands: 12,
  missing: null,
  total: TOTAL,
  dimensions: [{ ...TOTAL, p50: 60 }, null],
}

async function result(benchmark: Partial<Benchmark>) {
  const answers = [exampleAnswer('q1', 1), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]
  const server = memoryServer(undefined, exampleRun(answers))
  server.benchmark = { ...server.benchmark, ...benchmark }
  const app = await openScorecards(PATH, server)
  await waitUntil(() => app.findAll('svg[role=img]').length > 0, 'no chart')
  await waitUntil(() => app.findAll('.overall .os-skeleton').length === 0, 'no benchmark')
  return app
}
const words = async (benchmark: Partial<Benchmark>) => (await result(benchmark)).find('.overall').textContent

describe('the benchmark of a result', () => {
  it('is a sentence and a mark across each bar, with a column of its own in the table', async () => {
    const app = await result(SHOWN)
    expect(app.find('.overall').textContent).to.contain(
      '8 points above the median of 12 brands in Foods, Germany. The middle half of them scores 31 to 52.',
    )
    expect(app.findAll('.os-figure-chart svg[role=img] .os-chart-marker')).to.have.length(1)
    expect(app.find('.os-chart-legend').textContent).to.contain('Median of 12 brands')
    const rows = app.findAll('tbody tr').map((row) => row.textContent)
    expect(rows).to.deep.equal(['Speed55.060Connected100%', 'Measurement0.0–Nascent100%'])
  })

  it('says when the score is below the median, or on it', async () => {
    expect(await words({ ...SHOWN, total: { ...TOTAL, p50: 47 } })).to.contain('1 point below the median')
    expect(await words({ ...SHOWN, total: { ...TOTAL, p50: 46 } })).to.contain('At the median of 12 brands')
  })

  it('says why there is none', async () => {
    expect(await words({})).to.contain('No benchmark yet: only 3 brands have submitted')
    expect(await words({ brands: 6, missing: 'one-brand-prevails' })).to.contain('more than a third')
    expect(await words({ category: null, missing: 'no-category' })).to.contain('no category')
  })

  it('leaves the result whole when it cannot be loaded, and offers to try again', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 1)]))
    server.broken = { request: /benchmark/, status: 500 }
    const app = await openScorecards(PATH, server)
    await waitUntil(() => app.find('.overall').textContent.includes('could not be loaded'))
    server.broken = null
    app.find('.overall button').click()
    await waitUntil(() => app.find('.overall').textContent.includes('No benchmark yet'))
  })
})

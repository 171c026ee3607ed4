import { expect } from '@open-wc/testing'
import { openScorecards } from '../../../test/browser/open-scorecards.ts'
import { exampleAnswer, exampleResult, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

/** Last quarter's result, and a repeat in progress. */
function repeated() {
  const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 4)]))
  const before = {
    ...exampleRun([exampleAnswer('q1', 1), exampleAnswer('q2', 2)]),
    id: 'r0',
    period: '2025-Q4',
  }
  server.earlier = { run: { ...before, status: 'submitted' }, questions: ['q1', 'q2', 'q3'] }
  server.last = exampleResult({ runId: 'r0', score: 45.8 })
  return server
}
const hrefs = (links: readonly HTMLAnchorElement[]) => links.map(({ pathname }) => pathname)
const PAST = '/brands/b1/scorecards/scorecard/site-app/result/r0'

describe('a result that was', () => {
  it('is a page of its own while the audit is repeated: it says of when it is, and takes no answers', async () => {
    const app = await openScorecards('/scorecard/site-app/result/r0', repeated())
    expect(app.find('.os-notice').textContent).to.contain('This is the result of Q4 2025')
    expect(app.find('.overall-score').textContent).to.contain('45.8')
    expect(app.find('.answers').textContent).to.contain('Level 1')
    expect(app.findAll('button').map(({ textContent }) => textContent)).not.to.include('Submit audit')
    await expect(app.element).to.be.accessible()
  })

  it('is led to from the audit and from the list', async () => {
    const intro = await openScorecards('/scorecard/site-app/intro', repeated())
    expect(hrefs(intro.findAll<HTMLAnchorElement>('.os-facts a'))).to.include(PAST)
    const overview = await openScorecards('/', repeated())
    expect(hrefs(overview.findAll<HTMLAnchorElement>('.audit-score a'))).to.deep.equal([PAST])
  })
})

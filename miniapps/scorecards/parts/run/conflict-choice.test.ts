import { expect } from '@open-wc/testing'
import { openScorecards } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { hold, memoryServer } from '../../memory-server-in-tests.ts'

describe('the choice between two answers', () => {
  it('lets long evidence be reached, and so scrolled, by keyboard', async () => {
    const server = memoryServer()
    const app = await openScorecards('/scorecard/site-app/questions', server)
    const arrive = hold(server)
    app.findAll('[data-question=q1] input')[1]!.click()
    await waitUntil(() => server.requests.some((request) => request.startsWith('PATCH')))
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Line\n'.repeat(200) }, true)
    arrive()
    await waitUntil(() => app.findAll('.conflict .long-words').length > 0)
    const evidence = app.find('.long-words')
    expect(evidence.scrollHeight).to.be.above(evidence.clientHeight)
    expect(evidence.tabIndex).to.equal(0)
  })

  it('keeps the bar off all that gets focus in it, also off short evidence', async () => {
    const server = memoryServer()
    const app = await openScorecards('/scorecard/site-app/questions', server)
    const arrive = hold(server)
    app.findAll('[data-question=q1] input')[1]!.click()
    await waitUntil(() => server.requests.some((request) => request.startsWith('PATCH')))
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Short' }, true)
    arrive()
    await waitUntil(() => app.findAll('.conflict .long-words').length > 0)
    const margins = app
      .findAll('.conflict :is(button, [tabindex])')
      .map((each) => parseFloat(getComputedStyle(each).scrollMarginTop))
    expect(margins).to.have.length(4)
    expect(Math.min(...margins)).to.be.at.least(app.find('.progress').offsetHeight)
  })
})

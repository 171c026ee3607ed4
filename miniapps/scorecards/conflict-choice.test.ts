import { expect } from '@open-wc/testing'
import { openScorecards } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { memoryServer } from './memory-server-in-tests.ts'

describe('the choice between two answers', () => {
  it('lets long evidence be reached, and so scrolled, by keyboard', async () => {
    const server = memoryServer()
    const app = await openScorecards('/scorecard/site-app/questions', server)
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Line\n'.repeat(200) })
    app.findAll('[data-question=q1] input')[1]!.click()
    await waitUntil(() => app.findAll('.conflict').length === 1)
    const evidence = app.find('.long-evidence')
    expect(evidence.scrollHeight).to.be.above(evidence.clientHeight)
    expect(evidence.tabIndex).to.equal(0)
    await expect(app.element).to.be.accessible()
  })

  it('keeps the bar off all that gets focus in it, also off short evidence', async () => {
    const server = memoryServer()
    const app = await openScorecards('/scorecard/site-app/questions', server)
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Short' })
    app.findAll('[data-question=q1] input')[1]!.click()
    await waitUntil(() => app.findAll('.conflict').length === 1)
    const margins = app
      .findAll('.conflict :is(button, [tabindex])')
      .map((each) => parseFloat(getComputedStyle(each).scrollMarginTop))
    expect(margins).to.have.length(3)
    expect(Math.min(...margins)).to.be.at.least(app.find('.progress').offsetHeight)
  })
})

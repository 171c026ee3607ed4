import { expect } from '@open-wc/testing'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { curveInTests, O6 } from '../../domain/scenarios/scenario-in-tests.ts'
import { choose, focused, openScenario, press } from '../open-scenario-in-tests.ts'
import { ASKED } from '../scenario-in-tests.ts'

describe('the five questions', () => {
  it('make room for the first options, which get the focus', async () => {
    const { app } = await openScenario(ASKED)
    await press(app, 'Compute options')
    await waitUntil(() => app.findAll('.option').length === 3)
    expect(app.find('.questions-body').checkVisibility()).to.equal(false)
    expect(focused(app)).to.equal('Three options')
  })

  it('ask for the people anew where the market is another, in its money', async () => {
    const { app, value } = await openScenario(ASKED)
    choose(app, 'answers/market', 'DE')
    await waitUntil(() => value('answers/market') === 'DE')
    expect([value('answers/currency'), value('answers/budget')]).to.deep.equal(['EUR', 10_000_000])
    expect([value('answers/audience'), value('answers/universe')]).to.deep.equal([null, null])
  })

  it('let a touchpoint go that the library has no more', async () => {
    const { app, value } = await openScenario({ ...ASKED, 'answers/touchpoints/OOH': true })
    await waitUntil(() => app.findAll('.offers .os-choice').length === 4)
    const gone = app.find('[data-path="answers/touchpoints/OOH"]')
    expect(gone.textContent).to.contain('Not in force in the library')
    gone.querySelector('input')!.click()
    await waitUntil(() => value('answers/touchpoints/OOH') === null)
    expect(app.findAll('.offers .os-choice')).to.have.length(3)
  })

  it('take the universe of an audience as it holds on the first day', async () => {
    const later = curveInTests('TV', O6.TV, { version: 5, universe: 60_000_000, from: '2026-06-01' })
    const { app, value } = await openScenario({ ...ASKED, 'answers/audience': 'Women' }, { newer: [later] })
    await waitUntil(() => app.find('[data-path="answers/audience"]').textContent.includes('Adults 18+'))
    choose(app, 'answers/audience', 'Adults 18+')
    await waitUntil(() => value('answers/audience') === 'Adults 18+')
    expect(value('answers/universe')).to.equal(54_200_000)
  })
})

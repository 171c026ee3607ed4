import { expect } from '@open-wc/testing'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { focused, openScenario, press } from '../open-scenario-in-tests.ts'
import { COMPUTED, computedInTests } from '../scenario-in-tests.ts'

describe('the cards of three options', () => {
  it('say which one was chosen, and keep the focus on it', async () => {
    const { app } = await openScenario(COMPUTED)
    await press(app, 'Choose Balanced')
    await waitUntil(() => app.find('.option[aria-current]').textContent.includes('Balanced'))
    expect(focused(app)).to.equal('Balanced')
    const said = app.asked.filter(({ what }) => what === 'announce').map(({ with: [words] }) => words)
    expect(said).to.include('Balanced is your choice.')
  })

  it('say once, above them, which duplication leaves no figures', async () => {
    const fields = computedInTests({ duplication: 2 })
    const { app } = await openScenario({ ...fields, 'options/task/spend/TV': 10_000_000 })
    await waitUntil(() => app.findAll('.option').length === 3)
    expect(app.find('.results').textContent.match(/With a duplication of 2 touchpoints/g)).to.have.length(1)
    expect(app.find('.options').textContent).not.to.contain('duplication')
  })
})

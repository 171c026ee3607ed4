import { expect } from '@open-wc/testing'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { editionInTests } from '../domain/audience/edition-in-tests.ts'
import { focused, openScenario, press } from './open-scenario-in-tests.ts'
import { ASKED } from './scenario-in-tests.ts'

const PIN = { type: 'audience', id: 'heavy', version: 1 }

describe('the audience of a scenario', () => {
  it('is chosen among those that are published, pinned with its size, and detached again', async () => {
    const { app, value } = await openScenario(ASKED, { editions: [editionInTests()] })
    await press(app, 'Choose a published audience')
    await waitUntil(() => app.findAll('.chooser-pick').length === 1)
    app.find('.chooser-pick').click()
    await waitUntil(() => value('pins/audience') !== undefined)
    expect(value('pins/audience')).to.deep.equal(PIN)
    expect(value('answers/universe')).to.equal(18_735_500)
    expect(value('answers/audience')).to.equal(ASKED['answers/audience'])
    await waitUntil(() => app.findAll('.planned-audience p').length === 1)
    expect(app.find('.planned-audience p').textContent).to.equal(
      'Heavy viewers v1: 18,735,500 people, 4,400 respondents of Survey 2026.',
    )
    await press(app, 'Detach the audience')
    await waitUntil(() => value('pins/audience') === null)
    expect(focused(app)).to.equal('Choose a published audience')
  })

  it('[composer 4] stays as it is until a newer edition is taken, with the difference', async () => {
    const editions = [editionInTests({ latest: 2 }), editionInTests({ version: 2, universe: 20_000 })]
    const { app, value } = await openScenario({ ...ASKED, 'pins/audience': PIN }, { editions })
    await waitUntil(() => app.findAll('.planned-audience .newer').length === 1)
    expect(app.find('.newer li span').textContent).to.equal(
      'v2 has 20,000,000 people instead of 18,735,500 (+6.7%).',
    )
    expect(value('pins/audience')).to.deep.equal(PIN)
    await press(app, 'Use v2')
    await waitUntil(() => value('answers/universe') === 20_000_000)
    expect(value('pins/audience')).to.deep.equal({ ...PIN, version: 2 })
    await waitUntil(() => focused(app) === 'Choose another audience')
  })
})

import { expect } from '@open-wc/testing'
import { setSingleKeys } from '../../../kit/bridge/single-key-shortcuts.ts'
import { openScorecards } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

describe("the list of the questionnaire's keys", () => {
  afterEach(() => setSingleKeys(true))

  it('names only keys that do something, also when single ones are turned off beside it', async () => {
    const app = await openScorecards('/scorecard/site-app/questions')
    const keys = () => app.findAll('.shortcuts kbd').map(({ textContent }) => textContent)
    expect(keys()).to.include.members(['0', 'N', 'Esc', 'J', '↓'])
    setSingleKeys(false)
    await waitUntil(() => !keys().includes('0'), 'it still lists them')
    expect(keys()).to.deep.equal(['Esc', '↓', '↑'])
    expect(app.find('.shortcuts').textContent)
      .to.contain('Single keys are turned off')
      .and.not.to.contain('Choose a level')
    await expect(app.element).to.be.accessible()
  })
})

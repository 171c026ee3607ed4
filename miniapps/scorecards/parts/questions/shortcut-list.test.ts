import { expect } from '@open-wc/testing'
import type { ShortcutGroup } from '../../../../shell/contract/shortcut.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { loaded, openScorecards, routeTo } from '../../../../test/browser/open-scorecards.ts'

describe("the list of the questionnaire's keys", () => {
  it('names only keys that do something, also when single ones are turned off beside it', async () => {
    const app = await openScorecards('/scorecard/site-app/questions')
    const keys = () => app.findAll('.shortcuts kbd').map(({ textContent }) => textContent)
    expect(keys()).to.include.members(['0', 'N', 'Esc', 'J', '↓'])
    await app.update({ context: { singleKeys: false } })
    expect(keys()).to.deep.equal(['Esc', '↓', '↑'])
    expect(app.find('.shortcuts').textContent)
      .to.contain('Single-key shortcuts are off')
      .and.not.to.contain('Choose a level')
  })

  it('is offered to the header as long as the questions are there', async () => {
    const app = await openScorecards('/scorecard/site-app/questions')
    const offered = () => {
      const groups = app.asked.findLast(({ what }) => what === 'offerShortcuts')?.with[0] ?? []
      return (groups as readonly ShortcutGroup[]).map(({ title, shortcuts }) => [title, shortcuts.length])
    }
    await waitUntil(() => offered().length > 0, 'nothing is offered')
    expect(offered()).to.deep.equal([['In the questions of an audit', 10]])
    await app.update({ route: routeTo('/scorecard/site-app') })
    await loaded(app)
    await waitUntil(() => offered().length === 0, 'they are offered still')
  })
})

import { expect } from '@open-wc/testing'
import { $accessState, setAccessState } from '../stores/access-state.ts'
import { turnAway } from './turn-away.ts'

describe('turnAway', () => {
  after(() => setAccessState(null))

  it('leads to the page that says why, which knows what was wanted', () => {
    expect(turnAway({ accessState: 'NO_WORKSPACES' }, '/brands/b1/scorecards?tab=a')).to.equal(
      '/login/agency-access?from=%2Fbrands%2Fb1%2Fscorecards%3Ftab%3Da',
    )
    expect($accessState.get()?.reason).to.equal('NO_WORKSPACES')
  })

  it('leaves the home page out, where trying again leads of itself', () => {
    expect(turnAway({ accessState: 'NO_WORKSPACES' }, '/you')).to.equal('/login/agency-access')
  })
})

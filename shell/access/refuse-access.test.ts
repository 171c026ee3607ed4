import { expect } from '@open-wc/testing'
import { agency, enterPortal, PREFIX } from '../../test/browser/portal-world.ts'
import { turnAway } from '../navigation/turn-away.ts'
import { runGuards } from '../guards/chain.ts'
import { ROUTES } from '../config/routes.ts'
import { decide } from '../navigation/decide.ts'
import { RouteTable } from '../navigation/route-table.ts'
import { setAccessState } from '../stores/access-state.ts'
import { $refusedVisits } from '../stores/refused-visits.ts'
import { layoutNow } from '../menus/layout.ts'

const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }

/** Somebody who may open another agency, not this one. */
async function refused(...held: string[]): Promise<void> {
  await enterPortal({
    agencies: [agency('choreograph'), agency('wavemaker')],
    held: { 'az-wavemaker': ['OsAgencyAccess'], 'az-choreograph': ['NetworkAccess', ...held] },
  })
}

async function turnedAway(path: string): Promise<void> {
  const verdict = await runGuards({ line: { path: 'you', access: 'guarded' }, route: YOU })
  expect(verdict).to.deep.equal({ accessState: 'NO_AGENCY_ACCESS' })
  turnAway(verdict as { accessState: 'NO_AGENCY_ACCESS' }, path)
}

describe('somebody who is not let in', () => {
  after(() => setAccessState(null))

  it('leaves a trace of what was asked and why, and is shown no details', async () => {
    await refused()
    await turnedAway('/user/settings?from=mail')
    expect($refusedVisits.get()).to.deep.equal([
      { asked: '/user/settings', outcome: 'redirected', because: 'You did not have access to Choreograph.' },
    ])
    expect(layoutNow().accessDetails).to.equal(undefined)
  })

  it('is shown account, strings and rule where they are a developer', async () => {
    await refused(`${PREFIX}OsDevelopers`)
    await turnedAway('/you')
    const details = {
      rule: 'NO_AGENCY_ACCESS',
      permissions: [`${PREFIX}OsAgencyAccess`, 'OsAgencyAccess'],
      account: 'az-choreograph',
    }
    expect($refusedVisits.get()[0]?.details).to.deep.equal(details)
    expect(layoutNow().accessDetails).to.deep.equal(details)
    setAccessState(null)
    expect(layoutNow().accessDetails).to.equal(undefined)
  })

  it('leaves it too where the page that says why was opened by its address', async () => {
    await refused()
    await decide(new RouteTable(ROUTES), '/login/agency-access?from=/documentation')
    expect($refusedVisits.get().map(({ asked }) => asked)).to.deep.equal(['/documentation'])
  })
})

import { expect } from '@open-wc/testing'
import { brand, enterPortal, GERMANY, market, PREFIX } from '../../test/browser/portal-world.ts'
import { hasFeature } from '../contract/has-feature.ts'
import { runGuards } from '../guards/chain.ts'
import { $context } from './context.ts'
import { marketHolds } from './markets.ts'

const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }
const FLAG = 'MEDIAPLAN_ADJUSTMENT'
const userRoles = [
  {
    id: 'r',
    name: 'Planner',
    applicationId: 'app-choreograph',
    countries: [],
    agencies: [],
    permissions: [{ key: 'FEATURE_FLAGS', values: [FLAG] }],
  },
]

async function enter(config = {}) {
  await enterPortal({
    user: { userRoles },
    config,
    workspaces: [brand('b1'), market(GERMANY)],
    held: {
      'az-choreograph': ['OsAgencyAccess'],
      'az-b1': ['OS_WORKSPACE_ACCESS'],
      'az-m-DE': [`${PREFIX}SCORECARDS_APP_ACCESS`],
    },
  })
  expect(await runGuards({ line: { path: 'you', access: 'guarded' }, route: YOU })).to.equal('pass')
  return $context.get()
}

describe('the context', () => {
  it('holds permissions per agency, brand and market country code [1.3, 1.18, 3.18, 6.1, 6.2]', async () => {
    const { permissions } = await enter()
    expect(permissions).to.deep.equal({
      prefix: PREFIX,
      agency: ['OsAgencyAccess'],
      workspace: ['OS_WORKSPACE_ACCESS'],
      markets: { DE: [`${PREFIX}SCORECARDS_APP_ACCESS`] },
    })
    expect(marketHolds('DE', 'SCORECARDS_APP_ACCESS')).to.equal(true)
    expect(marketHolds('DE', 'CartAppAccess')).to.equal(false)
    expect(marketHolds('FR', 'SCORECARDS_APP_ACCESS')).to.equal(false)
  })

  it('holds together what several markets of one country hold', async () => {
    const second = { ...market(GERMANY), id: 'm-DE-2', azId: 'az-m-DE-2' }
    await enterPortal({
      workspaces: [brand('b1'), market(GERMANY), second],
      held: { 'az-choreograph': ['OsAgencyAccess'], 'az-m-DE': ['A'], 'az-m-DE-2': ['B'] },
    })
    expect(await runGuards({ line: { path: 'you', access: 'guarded' }, route: YOU })).to.equal('pass')
    expect($context.get().permissions.markets).to.deep.equal({ DE: ['A', 'B'] })
    expect(marketHolds('DE', 'A') && marketHolds('DE', 'B')).to.equal(true)
  })

  it('names the application whose roles grant feature flags: the agency’s, or the configured one [3.48]', async () => {
    const { user, applicationId } = await enter()
    expect(applicationId).to.equal('app-choreograph')
    expect(hasFeature(user, applicationId, FLAG)).to.equal(true)
    const other = await enter({ appIds: { choreograph: 'app-other' } })
    expect(hasFeature(other.user, other.applicationId, FLAG)).to.equal(false)
  })

  it('is frozen, slice by slice [3.39]', async () => {
    const context = await enter()
    for (const slice of [
      context,
      context.permissions,
      context.permissions.agency,
      context.permissions.markets,
      context.workspace,
      context.user,
      context.displaySettings,
    ]) {
      expect(Object.isFrozen(slice)).to.equal(true)
    }
  })
})

import { expect } from '@open-wc/testing'
import { enterPortal, GERMANY, market, PREFIX } from '../../test/browser/portal-world.ts'
import { ROUTES } from '../config/routes.ts'
import { ownPath } from './own-path.ts'
import { decide } from './decide.ts'
import { RouteTable } from './route-table.ts'

const table = new RouteTable(ROUTES)
const because = 'This needs a brand, and no brand is shared with you yet.'

/** Somebody who works in a market, and in no brand of it. */
const enter = (...permissions: string[]) =>
  enterPortal({
    workspaces: [market(GERMANY)],
    held: { 'az-choreograph': ['OsAgencyAccess', ...permissions], 'az-m-DE': ['OS_WORKSPACE_ACCESS'] },
  })

describe('somebody without a brand', () => {
  it('is led to the root from a path that means one, and told why', async () => {
    await enter()
    expect(await decide(table, '/scorecards/summary?tab=a')).to.deep.equal({
      go: '/',
      denial: { asked: '/scorecards/summary', outcome: 'redirected', because },
    })
    await enter(`${PREFIX}OsDevelopers`)
    expect(await decide(table, '/scorecards/summary')).to.have.nested.property('denial.details.rule', 'brand')
  })

  it('is led the same way from a route template, which means a path without its brand', async () => {
    await enter()
    await decide(table, '/you') // everything is loaded
    expect(ownPath('/brands/{brandId}/scorecards/summary?tab=a')).to.equal('/scorecards/summary?tab=a')
    expect(ownPath('/brands/{brandId}')).to.equal('/')
    expect(ownPath('/sample?brand={brandId}')).to.equal('/')
  })

  it('sees what needs none', async () => {
    await enter()
    expect(await decide(table, '/you')).to.have.nested.property('show.app', 'you-page')
    expect(await decide(table, '/nowhere')).to.have.nested.property('show.page', 'empty')
  })
})

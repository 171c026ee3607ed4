import { expect } from '@open-wc/testing'
import { enterPortal, PREFIX } from '../../test/browser/portal-world.ts'
import { ROUTES } from '../config/routes.ts'
import { decide } from '../navigation/decide.ts'
import { RouteTable } from '../navigation/route-table.ts'
import { $catalogue } from '../stores/catalogue.ts'
import { faultAt } from './fault-at.ts'

const BAD = {
  key: 'reach-desk',
  title: 'Reach desk',
  scirpt: 'https://apps.example/a.js',
  routes: ['/reach/desk'],
}
const SENTENCE = 'Mini-app reach-desk was left out: "scirpt" is no field of an entry. Did you mean "script"?'

describe('the address of a mini-app whose entry is faulty', () => {
  const enter = async (...permissions: string[]) => {
    await enterPortal({
      held: { 'az-choreograph': ['OsAgencyAccess', ...permissions] },
      config: { miniApps: [BAD] },
    })
    await decide(new RouteTable(ROUTES), '/you') // loads the rights
  }

  it('tells developers what is wrong with it, known by key or route', async () => {
    await enter(`${PREFIX}OsDevelopers`)
    for (const path of ['/reach-desk', '/reach/desk/', '/reach/desk/lists', '/brands/b1/reach/desk'])
      expect(faultAt(path), path).to.equal(SENTENCE)
    for (const path of ['/', '/reach', '/reach-desks']) expect(faultAt(path), path).to.equal('')
  })

  it('tells developers likewise what the server has left out', async () => {
    await enter(`${PREFIX}OsDevelopers`)
    const problems = [{ field: 'key', sentence: 'It is taken.' }]
    $catalogue.set({ faultyApps: [{ name: 'plans', routes: ['plans'], problems }] })
    expect(faultAt('/plans')).to.equal('Mini-app plans was left out: It is taken.')
  })

  it('tells others nothing', async () => {
    await enter()
    expect(faultAt('/reach-desk')).to.equal('')
  })
})

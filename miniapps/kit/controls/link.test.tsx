import { expect } from '@open-wc/testing'
import { mountMiniApp, type MountOptions } from '../../../test/browser/mount-mini-app.ts'
import { island } from '../bridge/island.tsx'
import { Link } from './link.tsx'

const href = async (options: MountOptions) => {
  const { find } = await mountMiniApp(
    island(() => <Link to="/brands/{brandId}/scorecards">Scorecards</Link>),
    options,
  )
  return find('a').getAttribute('href')
}

describe('a link to a route template', () => {
  it('has the brand of the address, else the active one', async () => {
    expect(await href({ route: { params: { brandId: 'b 2' } } })).to.equal('/brands/b%202/scorecards')
    expect(await href({})).to.equal('/brands/b1/scorecards')
  })

  it('asks for the path without a brand where there is none: the router says why it leads nowhere', async () => {
    expect(await href({ context: { workspace: null } })).to.equal('/scorecards')
  })
})

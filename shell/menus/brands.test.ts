import { expect } from '@open-wc/testing'
import { brand, enterPortal, market, GERMANY, PREFIX } from '../../test/browser/portal-world.ts'
import { layoutNow } from './layout.ts'
import { getPermissions } from '../stores/permissions.ts'
import { chooseBrand, getWorkspaces } from '../stores/workspaces.ts'

async function enter(held: Record<string, readonly string[]>): Promise<void> {
  await enterPortal({ workspaces: [brand('b3'), brand('b1'), market(GERMANY), brand('b2')], held })
  await getWorkspaces('org-choreograph')
  await getPermissions('maya@agency.example')
}

const idsIn = (list: 'brands' | 'closedBrands') => layoutNow()[list].map(({ id }) => id)

describe('the brands that the header is told of', () => {
  it('are those the person may work in, by name, and apart from them those they only see [6.24]', async () => {
    await enter({ 'az-b1': ['SCORECARDS_APP_ACCESS'], 'az-b3': [`${PREFIX}OS_WORKSPACE_ACCESS`] })
    expect(idsIn('brands')).to.deep.equal(['b2', 'b3'])
    expect(idsIn('closedBrands')).to.deep.equal(['b1'])
  })

  it('are the same lists when another brand is chosen', async () => {
    await enter({ 'az-b1': [] })
    const { brands, closedBrands } = layoutNow()
    chooseBrand('b3')
    expect(layoutNow()).to.include({ brands, closedBrands })
  })
})

import { expect } from '@open-wc/testing'
import type { Workspace } from './entities.ts'
import { workspaceColumns, workspacesOf } from './workspace-columns.ts'

const GB = { code: 'GB', name: 'United Kingdom', currency: 'GBP' }
const brand = (id: string, more: Partial<Workspace> = {}): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: 'market-1',
  type: 'BRAND',
  name: 'Abelia',
  status: 'LIVE',
  country: GB,
  ...more,
})
/** As it arrives. */
const travelled = (...lists: readonly Workspace[][]) =>
  workspacesOf(JSON.parse(JSON.stringify(workspaceColumns(lists))))

describe('workspaces as columns', () => {
  it('arrive as they left, in the order of their ids', () => {
    const brands = [
      brand('brand-0001', { name: 'Ümlaut “quoted”', clientId: 'c-1', clientName: 'Norvane' }),
      brand('brand-0002'),
      brand('brand-0010', { name: 'Abelia', clientId: 'c-1', clientName: 'Norvane', logoUrl: '/x.svg' }),
    ]
    const markets = [brand('market-gb', { type: 'MARKET', parentId: null })]
    expect(travelled(brands.toReversed(), markets)).to.deep.equal([...brands, ...markets])
  })

  it('keep ids of every kind', () => {
    for (const ids of [
      ['7', '8', '10'],
      ['a1', 'a01', 'a001'],
      ['0a9c', '1b7d-2', 'x'],
      ['b-9007199254740993', 'b-9007199254740995'],
      ['b-1', 'c-2'],
      ['b-1\n', 'b-2'],
    ]) {
      const brands = ids.map((id) => brand(id))
      expect((travelled(brands) as Workspace[]).map(({ id, azId }) => [id, azId]).toSorted()).to.deep.equal(
        brands.map(({ id, azId }) => [id, azId]).toSorted(),
      )
    }
    expect(travelled([], [])).to.deep.equal([])
  })

  it('are read as the plain list that other servers answer, and nothing else is taken for one', () => {
    const plain = [brand('b-1')]
    expect(workspacesOf(plain)).to.equal(plain)
    for (const odd of [null, 7, {}, { lists: 'none' }]) expect(workspacesOf(odd)).to.equal(odd)
  })
})

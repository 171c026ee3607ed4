import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import type { Workspace } from '../contract/entities.ts'
import { workspaceColumns } from '../contract/workspace-columns.ts'
import { layoutNow } from '../menus/layout.ts'
import {
  $workspace,
  $workspaces,
  $workspacesById,
  chooseBrand,
  clearWorkspaces,
  ensureBrand,
  getWorkspaces,
} from './workspaces.ts'

const brand = (id: string): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: null,
  type: 'BRAND',
  name: id,
  status: 'LIVE',
})

describe('brands beyond those that are listed', () => {
  const plain = globalThis.fetch
  let asked: string[] = []
  let isCut = true
  beforeEach(() => {
    configure()
    clearWorkspaces()
    localStorage.clear()
    asked = []
    isCut = true
    globalThis.fetch = async (input) => {
      const { searchParams } = new URL(input as string, location.origin)
      asked.push(searchParams.toString())
      const [id, search] = [searchParams.get('id'), searchParams.get('search')]
      if (id !== null || search !== null) return Response.json(id === 'none' ? [] : [brand(id ?? search!)])
      return Response.json({ ...workspaceColumns([[brand('b1')]]), isCut })
    }
  })
  afterEach(() => {
    globalThis.fetch = plain
    clearWorkspaces()
    localStorage.clear()
  })

  it('are found by the header, and known from then on', async () => {
    await getWorkspaces('o')
    expect((await layoutNow().findBrands!('far')).map(({ id }) => id)).to.deep.equal(['far'])
    chooseBrand('far')
    expect([$workspace.get()?.id, $workspaces.get().list?.length, asked.at(-1)]).to.deep.equal([
      'far',
      1,
      'parentId=o&search=far',
    ])
  })

  it('are asked for by id where an address or a choice names one, once', async () => {
    await getWorkspaces('o')
    for (const id of ['b1', '', 'far', 'far']) await ensureBrand(id)
    expect(asked.slice(1)).to.deep.equal(['parentId=o&id=far'])
    expect([...$workspacesById.get().keys()]).to.deep.equal(['b1', 'far'])
  })

  it('are not asked for where the list holds all', async () => {
    isCut = false
    await getWorkspaces('o')
    await ensureBrand('far')
    expect([asked.length, layoutNow().findBrands]).to.deep.equal([1, undefined])
  })

  it('are gone with the person', async () => {
    await getWorkspaces('o')
    await ensureBrand('far')
    clearWorkspaces()
    expect($workspacesById.get().size).to.equal(0)
  })
})

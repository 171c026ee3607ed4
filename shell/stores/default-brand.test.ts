import { expect } from '@open-wc/testing'
import { brand, enterPortal } from '../../test/browser/portal-world.ts'
import { getPermissions } from './permissions.ts'
import { $workspace, chooseBrand, getWorkspaces } from './workspaces.ts'

const inactive = (id: string) => ({ ...brand(id), status: 'INACTIVE' as const })

/** Brands' accounts hold workspace access, but those named here. */
async function enter(workspaces: readonly ReturnType<typeof brand>[], ...closed: string[]): Promise<void> {
  await enterPortal({
    workspaces,
    held: Object.fromEntries(closed.map((id) => [`az-${id}`, ['SCORECARDS_APP_ACCESS']])),
  })
  await getWorkspaces('org-choreograph')
  await getPermissions('maya@agency.example')
}

describe('the default brand', () => {
  it('is the first live one by name', async () => {
    await enter([brand('b3'), inactive('b1'), brand('b2')])
    expect($workspace.get()?.id).to.equal('b2')
  })

  it('is one that the person may work in, before one they only see', async () => {
    await enter([brand('b1'), brand('b2'), brand('b3')], 'b1')
    expect($workspace.get()?.id).to.equal('b2')
    await enter([brand('b1'), inactive('b2')], 'b1')
    expect($workspace.get()?.id).to.equal('b2')
  })

  it('is the first live one where they may work in none', async () => {
    await enter([inactive('b1'), brand('b2')], 'b1', 'b2')
    expect($workspace.get()?.id).to.equal('b2')
  })

  it('gives way to a chosen one, which they may only see', async () => {
    await enter([brand('b1'), brand('b2')], 'b1')
    chooseBrand('b1')
    expect($workspace.get()?.id).to.equal('b1')
  })
})

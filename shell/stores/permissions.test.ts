import { expect } from '@open-wc/testing'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { $permissions, accountHolds, clearPermissions, getPermissions, setAgencies } from './permissions.ts'

describe('permissions', () => {
  it('are loaded once for all who ask at the same time; loading is set meanwhile and cleared at the end [3.19, 4.14, 4.15]', async () => {
    const { asked } = await enterPortal({ delayMs: 20 })
    const both = Promise.all([getPermissions('maya@agency.example'), getPermissions('maya@agency.example')])
    expect($permissions.get().loading).to.equal(true)
    await both
    expect($permissions.get()).to.deep.include({
      loading: false,
      permissions: [{ account_id: 'az-b1', permissions: ['OS_WORKSPACE_ACCESS'] }],
    })
    expect((await asked()).length).to.equal(1)
  })

  it('of somebody who has left are not given to whoever comes next', async () => {
    await enterPortal({ delayMs: 30 })
    const left = getPermissions('maya@agency.example')
    clearPermissions()
    await left
    expect($permissions.get().permissions).to.equal(undefined)
    expect($permissions.get().loading).to.equal(false)
  })

  it('that could not be loaded leave their message, and loading is cleared [4.17, 8.9]', async () => {
    await enterPortal({ failing: { 'v2/users': 500 } })
    const failed = await getPermissions('maya@agency.example').then(
      () => false,
      () => true,
    )
    expect(failed).to.equal(true)
    expect($permissions.get().loading).to.equal(false)
    expect($permissions.get().error).to.match(/answered 500/)
  })

  it('of one account that come in several records are held together', () => {
    const records = [['A', 'B'], ['C'], []].map((permissions) => ({ account_id: 'az-1', permissions }))
    $permissions.setKey('permissions', [...records, { account_id: 'az-2', permissions: ['D'] }])
    expect(['A', 'B', 'C', 'D'].map((permission) => accountHolds('az-1', permission))).to.deep.equal([
      true,
      true,
      true,
      false,
    ])
  })

  it('have their agencies replaced by setting others [3.19, 4.18]', async () => {
    await enterPortal()
    const agencies = [
      {
        code: 'wms',
        id: 'a',
        name: 'WMS',
        azId: 'z',
        applicationsId: 'x',
        organisationsId: 'o',
        defaultTheme: 'wms-theme',
      },
    ]
    setAgencies(agencies)
    expect($permissions.get()).to.deep.include({ agencies, agenciesLoaded: true })
  })
})

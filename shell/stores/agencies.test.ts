import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { $permissions, clearPermissions, getAgencies } from './permissions.ts'
import { $session, sessionEnded, sessionStarted } from './session.ts'
import { setTenant } from './tenant.ts'

const codes = () => $permissions.get().agencies.map(({ code }) => code)
const settled = async () => {
  while ($permissions.get().loading) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('the agencies of a person', () => {
  beforeEach(() => {
    localStorage.clear()
    clearPermissions()
    setTenant('choreograph')
    sessionStarted('maya')
  })
  after(() => {
    clearPermissions()
    sessionEnded('NotSet')
    localStorage.clear()
  })

  it('are asked for, and known at once on the next visit [4.16]', async () => {
    configure({ workspaces: '/test-api/agencies' })
    await getAgencies()
    expect([codes(), $permissions.get().agenciesLoaded, $permissions.get().loading]).to.deep.equal([
      ['choreograph'],
      true,
      false,
    ])
    clearPermissions()
    const work = getAgencies()
    expect(codes()).to.deep.equal(['choreograph'])
    await work
    await settled()
  })

  it('are replaced by the server’s answer', async () => {
    configure({ workspaces: '/test-api/agencies' })
    await getAgencies()
    const key = Object.keys(localStorage)[0]!
    localStorage.setItem(key, localStorage.getItem(key)!.replace('"id":"a"', '"id":"old"'))
    clearPermissions()
    await getAgencies()
    expect($permissions.get().agencies[0]!.id).to.equal('old')
    await settled()
    expect($permissions.get().agencies[0]!.id).to.equal('a')
  })

  it('never turn anybody away by an old list', async () => {
    configure({ workspaces: '/test-api/agencies' })
    await getAgencies()
    clearPermissions()
    setTenant('mindshare')
    const work = getAgencies()
    expect($permissions.get().agenciesLoaded).to.equal(false)
    await work
    expect($permissions.get().agenciesLoaded).to.equal(true)
  })

  it('are not those of somebody else', async () => {
    configure({ workspaces: '/test-api/agencies' })
    await getAgencies()
    clearPermissions()
    sessionStarted('noor')
    const work = getAgencies()
    expect(codes()).to.deep.equal([])
    await work
  })

  it('leave nothing behind when their answer comes after the person has gone', async () => {
    configure({ workspaces: '/test-api/agencies' })
    const work = getAgencies()
    clearPermissions()
    sessionEnded('NotSet')
    await work
    expect([codes(), Object.keys(localStorage)]).to.deep.equal([[], []])
  })

  it('stay those of an earlier visit where the server cannot say them anew, and leave its message in the store [8.12]', async () => {
    configure({ workspaces: '/test-api/agencies' })
    await getAgencies()
    const [key] = Object.keys(localStorage)
    localStorage.setItem(key!.replace('agencies', 'status/500'), localStorage.getItem(key!)!)
    clearPermissions()
    configure({ workspaces: '/test-api/status/500' })
    await getAgencies()
    await settled()
    expect([codes(), $session.get().state]).to.deep.equal([['choreograph'], 'signed-in'])
    expect($permissions.get().error).to.contain('answered 500')
  })

  it('leave the message of a failed load in the store, and clear loading [4.17, 8.10]', async () => {
    configure({ workspaces: '/test-api/status/500' })
    const error = await getAgencies().catch((thrown: unknown) => thrown)
    expect(error).to.have.property('tag', 'HTTP_ERROR')
    expect($permissions.get().error).to.contain('answered 500')
    expect($permissions.get().loading).to.equal(false)
  })
})

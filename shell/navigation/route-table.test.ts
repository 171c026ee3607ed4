import { expect } from '@open-wc/testing'
import type { RouteLine } from '../config/routes.ts'
import { RouteTable } from './route-table.ts'

const lines: RouteLine[] = [
  { path: '', access: 'open', redirectTo: '/you' },
  { path: 'login', app: 'login', access: 'open' },
  { path: 'login/agency-access', app: 'login', access: 'open' },
  { path: 'auth', access: 'open', page: 'sign-in' },
  { path: 'adb', app: 'data', access: 'guarded' },
  { path: 'adb/crosstab', app: 'data', access: 'guarded' },
  { path: 'campaigns', app: 'campaigns', access: 'brand' },
  { path: 'campaigns/list', app: 'campaigns-list', access: 'brand' },
]
const table = new RouteTable(lines)
const appAt = (path: string) => table.match(path)?.line.app

describe('RouteTable', () => {
  it('finds the root', () => expect(table.match('/')?.line.redirectTo).to.equal('/you'))

  it('prefers the longer line', () => {
    expect(appAt('/brands/b1/campaigns/list/7')).to.equal('campaigns-list')
    expect(appAt('/brands/b1/campaigns/results')).to.equal('campaigns')
  })

  it('does not take a longer word for a line', () =>
    expect(appAt('/brands/b1/campaigns/listing')).to.equal('campaigns'))

  it('gives a mini-app what lies beneath its line', () => {
    const match = table.match('/brands/b%201/campaigns/list/7/edit?tab=a&tab=b#x')
    expect(match?.route).to.deep.equal({
      path: '/brands/b%201/campaigns/list/7/edit',
      tail: '/7/edit',
      basePath: '/brands/b%201/campaigns/list',
      params: { brandId: 'b 1' },
      query: { tab: 'a' },
    })
  })

  it('has one base path for two lines of a mini-app that lie within one another', () =>
    expect(table.match('/adb/crosstab/7')?.route).to.include({ basePath: '/adb', tail: '/crosstab/7' }))

  it('resolves a path that is not as addresses have it', () => {
    expect(table.match('/login/../auth/x/..')).to.have.nested.property('line.page', 'sign-in')
    expect(table.match('/brands/b 1/campaigns/ä')).to.have.nested.property(
      'route.path',
      '/brands/b%201/campaigns/%C3%A4',
    )
    expect(table.match('')).to.have.nested.property('line.redirectTo', '/you')
  })

  it('reads no host out of a path that begins with two slashes', () => {
    expect(table.match('//elsewhere.example/login')).to.equal(null)
    expect(table.match('//')).to.have.nested.property('route.path', '//')
    expect(table.hasBrandLine('//elsewhere.example/campaigns')).to.equal(false)
    expect(table.hasBrandLine('//')).to.equal(false)
  })

  it('takes a slash at the end for nothing', () => {
    expect(table.match('/login/')).to.deep.include({
      route: { path: '/login/', tail: '/', basePath: '/login', params: {}, query: {} },
    })
    expect(table.match('/auth/')).to.have.nested.property('line.page', 'sign-in')
  })

  it('finds nothing for a brand that cannot be read', () =>
    expect(table.match('/brands/%E0%A4%A/campaigns')).to.equal(null))

  it('finds nothing at unknown paths, nor beneath pages of the shell', () => {
    expect(table.match('/nowhere')).to.equal(null)
    expect(table.match('/auth/more')).to.equal(null)
    expect(table.match('/brands/b1')).to.equal(null)
    expect(table.match('/brands')).to.equal(null)
  })

  it('knows which paths want a brand [2.27]', () => {
    expect(table.hasBrandLine('/campaigns/list')).to.equal(true)
    expect(table.hasBrandLine('/login')).to.equal(false)
  })
})

import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import type { Workspace } from '../contract/entities.ts'
import { $destination } from '../stores/destination.ts'
import { $place, setPlace } from '../stores/place.ts'
import { $announcement, $notices, announce, dismissNotice } from '../stores/notices.ts'
import { $permissions, clearPermissions } from '../stores/permissions.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { $workspace, $workspaces, chooseBrand, clearWorkspaces } from '../stores/workspaces.ts'
import { brandChangeIsAnnounced, brandIsKept, closedBrandGivesWay, otherTabsBrandIsTold } from './brand.ts'

const brand = (id: string): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: null,
  type: 'BRAND',
  name: `Brand ${id}`,
  status: 'LIVE',
  country: { code: 'DE', name: 'Germany', currency: 'EUR' },
})
const at = (path: string) =>
  setPlace({ ...$place.get(), route: { ...$place.get().route, path, basePath: path } })
/** What the browser tells this tab when another one writes. */
const otherTabChose = (id: string) =>
  dispatchEvent(new StorageEvent('storage', { key: 'os-brand', newValue: id }))
const news = () => $notices.get().map(({ text }) => text)

describe('the active brand', () => {
  before(() => {
    configure()
    localStorage.setItem('os-brand', 'b2')
    sessionStorage.removeItem('os-brand')
    brandIsKept()
    closedBrandGivesWay()
    brandChangeIsAnnounced()
    otherTabsBrandIsTold()
  })
  beforeEach(() => {
    sessionStarted('maya')
    at('/you')
    $workspaces.set({ ...$workspaces.get(), list: ['b1', 'b2', 'b3'].map(brand) })
    $permissions.setKey(
      'permissions',
      ['b1', 'b2', 'b3'].map((id) => ({ account_id: `az-${id}`, permissions: ['OS_WORKSPACE_ACCESS'] })),
    )
  })
  afterEach(() => $notices.get().forEach(({ id }) => dismissNotice(id)))
  after(() => {
    clearWorkspaces()
    sessionEnded('NotSet')
    localStorage.removeItem('os-brand')
  })

  it('is the newest one chosen in this browser [3.6]', () => {
    expect($workspace.get()?.id).to.equal('b2')
  })

  it('is kept for this tab and for new ones', () => {
    chooseBrand('b1')
    expect([sessionStorage.getItem('os-brand'), localStorage.getItem('os-brand')]).to.deep.equal(['b1', 'b1'])
  })

  it('is not written again when something else about workspaces changes', () => {
    localStorage.setItem('os-brand', 'b3')
    $workspaces.setKey('loading', true)
    $workspaces.setKey('loading', false)
    expect(localStorage.getItem('os-brand')).to.equal('b3')
  })

  it('stays when another tab chooses another, and the person is asked', () => {
    otherTabChose('b2')
    expect(news()).to.deep.equal([
      'The brand was changed to DE - Brand b2 in another tab. This tab stays with DE - Brand b1.',
    ])
    expect($workspace.get()?.id).to.equal('b1')
    $notices.get()[0]!.action!.run()
    expect($destination.get()).to.include({
      path: location.pathname + location.search + location.hash,
      forBrand: 'b2',
    })
  })

  it('is told of once, however often another tab changes it, and not at all when that tab comes back', () => {
    otherTabChose('b2')
    otherTabChose('b3')
    expect(news()).to.have.length(1)
    otherTabChose('b1')
    expect(news()).to.deep.equal([])
  })

  it('is nobody else’s business on a page of a brand', () => {
    at('/brands/b1/scorecards')
    otherTabChose('b2')
    expect(news()).to.deep.equal([])
  })

  it('is not told of to somebody signed out, nor for a brand that this person has not', () => {
    otherTabChose('unknown')
    sessionEnded('NotSet')
    otherTabChose('b2')
    expect(news()).to.deep.equal([])
  })

  it('is forgotten by this tab with its person', () => {
    for (const chosen of ['b2', '']) {
      clearWorkspaces()
      expect(sessionStorage.getItem('os-brand')).to.equal(null)
      $workspaces.set({ loading: false, list: ['b1', 'b2'].map(brand), organisation: 'org', brandId: chosen })
      expect(sessionStorage.getItem('os-brand')).to.equal(chosen || 'b1')
    }
    clearWorkspaces()
    expect(sessionStorage.getItem('os-brand')).to.equal(null)
  })

  const brandsCome = () =>
    $workspaces.set({ loading: false, list: ['b1', 'b2'].map(brand), organisation: 'org', brandId: '' })
  const permissionsCome = () =>
    $permissions.setKey('permissions', [{ account_id: 'az-b2', permissions: ['OS_WORKSPACE_ACCESS'] }])
  for (const [order, first, second] of [
    ['brands', brandsCome, permissionsCome],
    ['permissions', permissionsCome, brandsCome],
  ] as const) {
    it(`is none by default, kept by nobody, until it is known which are open; ${order} come first`, () => {
      clearWorkspaces()
      clearPermissions()
      announce('')
      first()
      expect([$workspace.get(), sessionStorage.getItem('os-brand')]).to.deep.equal([undefined, null])
      second()
      expect([$workspace.get()?.id, sessionStorage.getItem('os-brand')]).to.deep.equal(['b2', 'b2'])
      expect($announcement.get().text).to.equal('')
    })
  }

  /** As at the start of a page: the brand of the last one is chosen, then it is told which ones are open. */
  function startWith(brandId: string): void {
    clearPermissions()
    chooseBrand(brandId)
    permissionsCome()
  }

  it('gives way, with a word, to one that the person may work in when they no longer may in it', () => {
    startWith('b1')
    expect([
      $workspace.get()?.id,
      sessionStorage.getItem('os-brand'),
      localStorage.getItem('os-brand'),
    ]).to.deep.equal(['b2', 'b2', null])
    expect(news()).to.deep.equal([
      'You can no longer work in DE - Brand b1. The brand’s team lead can add you.',
    ])
    expect($announcement.get().text).to.equal('DE - Brand b2 is now the active brand')
  })

  it('gives way without a word on a page of its own, which nobody is let in to without being told', () => {
    const before = location.href
    history.replaceState(null, '', '/brands/b1/scorecards')
    startWith('b1')
    history.replaceState(null, '', before)
    expect([$workspace.get()?.id, news()]).to.deep.equal(['b2', []])
  })

  it('stays while they may still work in it', () => {
    startWith('b2')
    expect([$workspace.get()?.id, localStorage.getItem('os-brand'), news()]).to.deep.equal(['b2', 'b2', []])
  })

  it('is one that they only see where there is no other, which no tab keeps', () => {
    clearWorkspaces()
    clearPermissions()
    brandsCome()
    $permissions.setKey('permissions', [{ account_id: 'az-choreograph', permissions: ['OsAgencyAccess'] }])
    expect([$workspace.get()?.id, sessionStorage.getItem('os-brand')]).to.deep.equal(['b1', null])
    permissionsCome()
    expect([$workspace.get()?.id, sessionStorage.getItem('os-brand'), news()]).to.deep.equal(['b2', 'b2', []])
  })
})

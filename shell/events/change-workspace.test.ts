import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { brand as inMarket, enterPortal } from '../../test/browser/portal-world.ts'
import type { Workspace } from '../contract/entities.ts'
import { runGuards } from '../guards/chain.ts'
import { $refusedVisits, forgetRefusedVisits } from '../stores/refused-visits.ts'
import { $destination } from '../stores/destination.ts'
import { $place, setPlace } from '../stores/place.ts'
import { $notices } from '../stores/notices.ts'
import { $permissions } from '../stores/permissions.ts'
import { $workspaces, chooseBrand } from '../stores/workspaces.ts'
import { changeWorkspace } from './change-workspace.ts'
import { menusAreFilled } from '../menus/filled-menus.ts'

const brand = (id: string): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: null,
  type: 'BRAND',
  name: `Brand ${id}`,
  status: 'LIVE',
})
const at = (path: string, basePath = path, app = '') =>
  setPlace({ ...$place.get(), app, route: { ...$place.get().route, path, basePath } })

describe('changeWorkspace', () => {
  before(() => void menusAreFilled())
  beforeEach(() => {
    configure()
    $destination.set(null)
    $notices.set([])
    forgetRefusedVisits()
    $workspaces.set({
      loading: false,
      organisation: '',
      brandId: 'b1',
      list: [brand('b1'), brand('b 2'), brand('closed'), { ...brand('m'), type: 'MARKET' }],
    })
    $permissions.setKey(
      'permissions',
      ['b1', 'b 2'].map((id) => ({ account_id: `az-${id}`, permissions: ['OS_WORKSPACE_ACCESS'] })),
    )
  })

  it('asks for the same mini-app under the new brand, however long its path [3.6, 4.91]', () => {
    at('/brands/b1/campaigns/setup/step/4', '/brands/b1/campaigns/setup')
    changeWorkspace('b 2')
    expect($destination.get()).to.deep.equal({ path: '/brands/b%202/campaigns/setup', forBrand: 'b 2' })
  })

  it('stays on a page of no brand', () => {
    at('/you')
    changeWorkspace('b 2')
    expect($destination.get()).to.deep.equal({
      path: location.pathname + location.search + location.hash,
      forBrand: 'b 2',
    })
  })

  it('does nothing for the brand that is active already', () => {
    at('/you')
    changeWorkspace('b1')
    at('/brands/b1/scorecards')
    changeWorkspace('b1')
    expect($destination.get()).to.equal(null)
  })

  it('says why somebody may not work in a brand that they see', () => {
    at('/brands/b1/scorecards')
    const { visit } = $place.get()
    expect(changeWorkspace('closed')).to.equal('refused')
    expect($place.get().visit).to.equal(visit + 1) // nobody waits for it any longer
    expect($destination.get()).to.equal(null)
    expect($notices.get()[0]).to.deep.include({
      text: 'You can see Brand closed but not work in it. The brand’s team lead can add you.',
    })
  })

  it('leaves a trace of such a refusal, which the explanation shows', () => {
    changeWorkspace('closed')
    expect($refusedVisits.get()).to.deep.equal([
      { asked: 'Brand closed', outcome: 'disabled', because: $notices.get()[0]!.text },
    ])
    expect($notices.get()[0]!.action!.label).to.equal('Why?')
  })

  it('offers to reload the page for a brand that has come since', () => {
    const { visit } = $place.get()
    expect(changeWorkspace('new')).to.equal('refused')
    expect([$place.get().visit, $destination.get()]).to.deep.equal([visit + 1, null])
    expect($notices.get()[0]!.text).to.equal(
      'You got access to that brand after this page was opened. Reload the page to work on it; what you have saved is safe.',
    )
    expect($notices.get()[0]!.action!.label).to.equal('Reload the page')
  })

  it('refuses what is no brand', () => {
    expect(() => changeWorkspace('m')).to.throw('m is no brand to change to')
  })
})

describe('changeWorkspace, where the menus lead', () => {
  const DESK = {
    key: 'desk',
    title: 'Desk',
    script: '/desk.js',
    routes: ['desk'],
    brandScoped: true,
    menu: { title: 'Weekly', path: '/weekly' },
  }
  const goneTo = () => $destination.get()?.path

  before(async () => {
    await enterPortal({
      workspaces: [inMarket('b1'), inMarket('b2')],
      held: { 'az-choreograph': ['OsAgencyAccess'] },
      config: { miniApps: [DESK] },
    })
    expect(
      await runGuards({
        line: { path: 'you', app: 'you-page', access: 'guarded' },
        route: { ...$place.get().route, path: '/you' },
      }),
    ).to.equal('pass')
    chooseBrand('b1')
  })

  it('keeps a place that each brand has', () => {
    for (const place of ['scorecards/summary', 'scorecards/scorecard/ppc/intro']) {
      at(`/brands/b1/${place}`, '/brands/b1/scorecards')
      changeWorkspace('b2')
      expect(goneTo()).to.equal(`/brands/b2/${place}`)
    }
  })

  it('keeps any place of a mini-app whose paths mean the same for each brand', () => {
    at('/brands/b1/scorecards/scorecard/ppc/result', '/brands/b1/scorecards', 'scorecards')
    changeWorkspace('b2')
    expect(goneTo()).to.equal('/brands/b2/scorecards/scorecard/ppc/result')
  })

  it('leaves one that may be this brand’s own for the nearest above, and says so on arrival', () => {
    at('/brands/b1/desk/weekly/7/notes', '/brands/b1/desk')
    changeWorkspace('b2')
    expect([goneTo(), $notices.get().length]).to.deep.equal(['/brands/b2/desk/weekly', 0])
    at('/brands/b2/desk/weekly', '/brands/b2/desk')
    expect($notices.get().at(-1)!.text).to.contain('This is the nearest one it has.')
  })

  it('keeps a place of a mini-app that came by configuration', () => {
    at('/brands/b1/desk/weekly', '/brands/b1/desk')
    changeWorkspace('b2')
    expect(goneTo()).to.equal('/brands/b2/desk/weekly')
  })
})

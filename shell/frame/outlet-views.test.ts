import { expect } from '@open-wc/testing'
import { render, type LitElement } from 'lit'
import { configure } from '../../test/browser/configure.ts'
import { entryOf } from '../catalogue/entries.ts'
import type { Agency } from '../contract/entities.ts'
import { miniAppOf } from '../lifecycle/registration.ts'
import { $permissions } from '../stores/permissions.ts'
import { $tenant } from '../stores/tenant.ts'
import { panelOf } from './outlet-views.ts'

/** What the panel of a slow or broken mini-app offers at the entry with this number among the portal's own in the tab's history. */
function offered(
  key: string,
  index: number,
  panel: 'slow' | 'broken' = 'slow',
): readonly (readonly [string, string | null])[] {
  history.replaceState({ index }, '')
  return [...drawn(key, panel).querySelectorAll('.actions > *')].map((action) => [
    action.textContent.trim(),
    action.getAttribute('href'),
  ])
}

function drawn(key: string, panel: 'slow' | 'broken'): HTMLElement {
  const entry = entryOf(key)!
  const place = document.createElement('div')
  render(panelOf(panel, { entry, app: miniAppOf(entry) }, { retry: () => {}, wait: () => {} }), place)
  return place
}

const STAY = [
  ['Keep waiting', null],
  ['Try again', null],
]
const BACK = ['Go back', null]
const HOME = ['Go to your page', '/you']

describe('the panel of a slow mini-app', () => {
  before(() => configure())
  afterEach(() => history.replaceState(null, ''))

  it('offers the way back', () => {
    expect(offered('scorecards', 1)).to.deep.equal([...STAY, BACK])
    expect(offered('you-page', 1)).to.deep.equal([...STAY, BACK])
  })

  it('offers the way home where no page of the portal was before, as after the form of a provider', () => {
    history.pushState(null, '')
    expect(offered('scorecards', 0)).to.deep.equal([...STAY, HOME])
  })

  it('offers nothing else where home is the page that is slow', () => {
    expect(offered('you-page', 0)).to.deep.equal(STAY)
  })

  it('offers nothing that leads away from the login page, where the path to return to would be lost', () => {
    for (const index of [0, 1]) expect(offered('login', index)).to.deep.equal(STAY)
  })
})

describe('the panel of a broken mini-app', () => {
  before(() => configure())
  afterEach(() => {
    history.replaceState(null, '')
    $permissions.set({ loading: false, agencies: [], agenciesLoaded: false, error: '' })
  })

  it('offers the way home, and where that is what is broken the way back to a page of the portal', () => {
    const again = ['Try again', null]
    for (const index of [0, 1]) expect(offered('scorecards', index, 'broken')).to.deep.equal([again, HOME])
    expect(offered('you-page', 1, 'broken')).to.deep.equal([again, BACK])
    expect(offered('you-page', 0, 'broken')).to.deep.equal([again])
    for (const index of [0, 1]) expect(offered('login', index, 'broken')).to.deep.equal([again])
  })

  it('leads to what it means, once somebody who may read the documentation is signed in', async () => {
    const place = drawn('scorecards', 'broken')
    document.body.append(place)
    const { code } = $tenant.get()
    $permissions.set({
      ...$permissions.get(),
      agencies: [{ code, azId: 'az-1' } as Agency],
      permissions: [{ account_id: 'az-1', permissions: ['DocumentationAccess'] }],
    })
    await import('../reactions/live/while-signed-in.ts')
    const meaning = place.querySelector<LitElement>('os-meaning')!
    await meaning.updateComplete
    expect(meaning.shadowRoot!.querySelector('a')!.getAttribute('href')).to.equal(
      '/documentation/errors/app.broken.text',
    )
    place.remove()
  })
})

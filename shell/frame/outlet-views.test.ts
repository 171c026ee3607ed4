import { expect } from '@open-wc/testing'
import { render } from 'lit'
import { configure } from '../../test/browser/configure.ts'
import { entryOf } from '../config/entries.ts'
import { miniAppOf } from '../lifecycle/registration.ts'
import { panelOf } from './outlet-views.ts'

/** What the panel of a slow mini-app offers in a tab with so many entries in its history. */
function offered(entries: number): readonly (readonly [string, string | null])[] {
  const entry = entryOf('scorecards')!
  const place = document.createElement('div')
  Object.defineProperty(history, 'length', { value: entries, configurable: true })
  render(panelOf('slow', { entry, app: miniAppOf(entry) }, { retry: () => {}, wait: () => {} }), place)
  Reflect.deleteProperty(history, 'length')
  return [...place.querySelectorAll('.actions > *')].map((action) => [action.textContent.trim(), action.getAttribute('href')])
}

describe('the panel of a slow mini-app', () => {
  before(() => configure())

  it('offers the way back', () => {
    expect(offered(2)).to.deep.equal([['Keep waiting', null], ['Try again', null], ['Go back', null]])
  })

  it('offers the way home in a tab that has nothing to go back to', () => {
    expect(offered(1)).to.deep.equal([['Keep waiting', null], ['Try again', null], ['Go to your page', '/you']])
  })
})

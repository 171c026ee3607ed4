import { expect } from '@open-wc/testing'
import { whileFull } from '../../test/browser/storage-in-trouble.ts'
import { $displaySettings, mergeDisplaySettings, resetDisplaySettings } from '../stores/display-settings.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { settingsAreKept } from './storage.ts'

const kept = () => ['displayLanguage', 'dateLocale', 'numberLocale'].map((key) => localStorage.getItem(key))

describe('display settings in local storage', () => {
  before(() => {
    localStorage.clear()
    localStorage.setItem('displayLanguage', 'de-DE')
    localStorage.setItem('dateLocale', 'not a locale')
    settingsAreKept()
  })
  after(() => {
    sessionEnded('NotSet')
    resetDisplaySettings()
    localStorage.clear()
  })

  it('are read at the start, where they are locales [3.26]', () => {
    expect($displaySettings.get()).to.deep.equal({
      displayLanguage: 'de-DE',
      dateLocale: 'en-gb',
      numberLocale: 'en-gb',
    })
  })

  it('are written under their three keys [3.25]', () => {
    sessionStarted('maya')
    mergeDisplaySettings({ dateLocale: 'de-de', numberLocale: 'de-ch' })
    expect(kept()).to.deep.equal(['de-DE', 'de-de', 'de-ch'])
  })

  it('follow a change in another tab', () => {
    dispatchEvent(new StorageEvent('storage', { key: 'numberLocale', newValue: 'fr-fr' }))
    dispatchEvent(new StorageEvent('storage', { key: 'somethingElse', newValue: 'it-it' }))
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect($displaySettings.get().numberLocale).to.equal('fr-fr')
  })

  it('hold as long as the page where storage is full', async () => {
    await whileFull(localStorage, () => mergeDisplaySettings({ numberLocale: 'sr-latn-rs' })) // longer than the one before
    expect($displaySettings.get().numberLocale).to.equal('sr-latn-rs')
    expect(kept()).not.to.include('sr-latn-rs')
  })

  it('write nothing once nobody is signed in', () => {
    localStorage.clear()
    sessionEnded('NotSet')
    resetDisplaySettings()
    expect(localStorage.length).to.equal(0)
  })
})

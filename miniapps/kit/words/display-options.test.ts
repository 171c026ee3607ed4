import { expect } from '@open-wc/testing'
import { dateExample, languageOptions, localeOptions, numberExample } from './display-options.ts'

describe('display options', () => {
  it('shows a date and a number as the locale writes them', () => {
    expect(dateExample('en-gb')).to.equal('31 December 2026 · 31/12/2026, 17:05')
    expect(dateExample('de-de')).to.contain('31. Dezember 2026')
    expect(numberExample('en-gb')).to.equal('1,234,567.89 · €1,234,567.89 · 12.5%')
    expect(numberExample('de-de')).to.contain('1.234.567,89')
  })

  it('offers the languages that exist by their names in themselves', () => {
    expect(languageOptions('en-US').map(({ label }) => label)).to.deep.equal([
      'English (United States)',
      'English (United Kingdom)',
      'Deutsch',
      'Español',
      'Français',
      'Português (Brasil)',
      '日本語',
    ])
  })

  it('offers the language in use as it is stored, and English where there are no words', () => {
    expect(languageOptions('en-US').find(({ lang }) => lang === 'ja')?.label).to.equal('日本語')
    expect(languageOptions('de-AT').find(({ label }) => label === 'Deutsch')?.value).to.equal('de-AT')
    expect(languageOptions('nl-NL')[0]?.value).to.equal('nl-NL')
  })

  it('offers the locale in use as it is stored, even an unusual one', () => {
    expect(localeOptions('en-GB').filter(({ value }) => value.toLowerCase() === 'en-gb')).to.deep.equal([
      { value: 'en-GB', label: 'English (United Kingdom)' },
    ])
    expect(localeOptions('is-is').map(({ value }) => value)).to.include('is-is')
    expect(localeOptions('no locale!').map(({ label }) => label)).to.include('no locale!')
    expect(dateExample('no locale!')).to.equal(dateExample('en-gb'))
    expect(numberExample('xx-xx')).to.equal(numberExample('en-gb'))
  })
})

import { expect } from '@open-wc/testing'
import {
  directionOf,
  disguiseWords,
  LANGUAGES,
  languageOf,
  onWords,
  setNumberLocale,
  showLanguage,
} from './words.ts'
import {
  createLaterWords,
  createWords,
  withWords,
  wordsReady,
  type Catalogue,
  type Language,
} from './words.ts'

const catalogues: Partial<Record<Language, Catalogue>> = {
  en: { hello: ['Hello ', ['name']], brands: [['count', 2, { one: [0, ' brand'], other: [0, ' brands'] }]] },
  de: { hello: ['Hallo ', ['name']], brands: [['count', 2, { one: [0, ' Marke'], other: [0, ' Marken'] }]] },
}
let asked: Language[] = []
const room = () =>
  createWords<'hello' | 'brands'>(async (language) => {
    asked.push(language)
    const catalogue = catalogues[language]
    if (!catalogue) throw new Error(`no ${language}`)
    return { default: catalogue }
  })

describe('words', () => {
  beforeEach(() => (asked = []))
  afterEach(() => showLanguage('en'))

  it('are those of the language in use, and no other is loaded', async () => {
    await showLanguage('de')
    const words = room()
    await wordsReady()
    expect(words('hello', { name: 'Paula' })).to.equal('Hallo Paula')
    expect([...new Set(asked)]).to.deep.equal(['de'])
  })

  it('change together, and whoever drew some is told', async () => {
    const [one, other] = [room(), room()]
    await wordsReady()
    let told = 0
    const stop = onWords(() => told++)
    await showLanguage('de')
    stop()
    expect([one('hello', { name: 'A' }), other('hello', { name: 'B' }), told]).to.deep.equal([
      'Hallo A',
      'Hallo B',
      1,
    ])
  })

  it('stay as they are where another language cannot be had', async () => {
    const words = room()
    await wordsReady()
    const failure = await showLanguage('fr').catch((error: Error) => error.message)
    expect([failure, words('hello', { name: 'A' })]).to.deep.equal(['no fr', 'Hello A'])
    const later = room()
    await wordsReady()
    expect(later('hello', { name: 'B' }), 'also those that load later').to.equal('Hello B')
  })

  it('are asked for again by what draws them, where they could not be had at first', async () => {
    let fails = true
    const words = createWords<'hello'>(() =>
      fails ? Promise.reject(new Error('no network')) : Promise.resolve({ default: catalogues.en! }),
    )
    const failure = await wordsReady()?.catch((error: Error) => error.message)
    expect(failure).to.equal('no network')
    expect(wordsReady(), 'the others wait for nothing').to.equal(undefined)
    fails = false
    const drawn = new Promise<void>((resolve) => {
      const stop = onWords(() => {
        stop()
        resolve()
      })
    })
    expect(words('hello', { name: 'A' })).to.equal('hello')
    await drawn
    expect(words('hello', { name: 'A' })).to.equal('Hello A')
  })

  it('follow the last wish of two', async () => {
    const words = room()
    await wordsReady()
    await Promise.all([showLanguage('de'), showLanguage('en')])
    expect(words('hello', { name: 'A' })).to.equal('Hello A')
  })

  it('count by the rules of the language, and write numbers the way the person reads them', async () => {
    const words = room()
    await wordsReady()
    setNumberLocale('de-DE')
    expect([words('brands', { count: 1 }), words('brands', { count: 1200 })]).to.deep.equal([
      '1 brand',
      '1.200 brands',
    ])
    setNumberLocale('en-gb')
  })

  it('of a later room come once it begins, and what waits for words is done then', async () => {
    await showLanguage('de')
    let loads = 0
    const words = createLaterWords<'hello'>((language) => {
      loads++
      return Promise.resolve({ default: catalogues[language]! })
    })
    await wordsReady()
    expect(loads).to.equal(0)
    words.begin()
    let said = ''
    withWords(() => (said = words('hello', { name: 'Paula' })))
    expect(said).to.equal('')
    await wordsReady()
    await Promise.resolve()
    expect([said, words('hello', { name: 'Ida' })]).to.deep.equal(['Hallo Paula', 'Hallo Ida'])
  })

  it('can be disguised, for tests', async () => {
    const words = room()
    await wordsReady()
    disguiseWords(() => '⟦x⟧')
    expect(words('hello')).to.equal('⟦x⟧')
    disguiseWords()
  })

  it('are written from the left in all of these, and from the right in others', () => {
    expect([...LANGUAGES, 'ar-EG', 'he', 'arn'].map(directionOf)).to.deep.equal([
      ...LANGUAGES.map(() => 'ltr'),
      'rtl',
      'rtl',
      'ltr',
    ])
  })

  it('exist in seven languages, whatever the region', () => {
    const tags = ['en-US', 'en', 'en-gb', 'en-AU', 'de-AT', 'fr_CA', 'es-MX', 'pt-PT', 'ja-JP', 'it', 'nl-NL']
    expect(tags.map(languageOf)).to.deep.equal([
      'en',
      'en',
      'en-GB',
      'en-GB',
      'de',
      'fr',
      'es',
      'pt-BR',
      'ja',
      undefined,
      undefined,
    ])
  })
})

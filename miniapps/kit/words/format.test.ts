import { expect } from '@open-wc/testing'
import { createFormat } from './format.ts'

const settings = { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'de-DE' }
const NOON = Date.UTC(2026, 2, 10, 12)

describe('format', () => {
  it('writes numbers, shares and money the way the person reads them', () => {
    const { number, percent, currency } = createFormat(settings)
    expect(number(1_234.5)).to.equal('1.234,5')
    expect(percent(0.425)).to.match(/^43\s%$/)
    expect(currency(1_000, 'EUR', 0)).to.match(/^1\.000\s€$/)
  })

  it('writes dates in the date locale, whatever the number locale', () => {
    expect(createFormat(settings).date(NOON)).to.equal('10 Mar 2026')
    expect(createFormat({ ...settings, dateLocale: 'en-US' }).date(NOON)).to.equal('Mar 10, 2026')
  })

  it('says how long ago something was, and the date when that is more than a month', () => {
    const { relative } = createFormat(settings)
    expect(relative(NOON - 5 * 60_000, NOON)).to.equal('5 minutes ago')
    expect(relative(NOON - 86_400_000, NOON)).to.equal('yesterday')
    expect(relative(NOON - 200, NOON)).to.equal('now')
    expect(relative(NOON - 90 * 86_400_000, NOON)).to.equal('10 Dec 2025')
  })

  it('counts days from midnight to midnight, and weeks in sevens', () => {
    const { relative } = createFormat(settings)
    const wednesday = new Date(2026, 2, 11, 10).getTime()
    const seen = (...[day, hour]: [day: number, hour: number]) =>
      relative(new Date(2026, 2, day, hour), wednesday)
    expect([seen(10, 14), seen(10, 9), seen(9, 14), seen(5, 23)]).to.deep.equal([
      '20 hours ago',
      'yesterday',
      '2 days ago',
      '6 days ago',
    ])
    expect([seen(4, 20), seen(2, 9), seen(1, 23), seen(-10, 23)]).to.deep.equal([
      '1 week ago',
      '1 week ago',
      '1 week ago',
      '3 weeks ago',
    ])
    expect([seen(12, 11), seen(13, 9), seen(18, 9)]).to.deep.equal(['tomorrow', 'in 2 days', 'in 1 week'])
  })

  it('falls back to the product defaults for locales nobody knows', () => {
    const { number, date, compare, numberLocale, dateLocale } = createFormat({
      displayLanguage: '',
      dateLocale: 'zz_!!',
      numberLocale: 'not a locale',
    })
    expect(number(1_234.5)).to.equal('1,234.5')
    expect(date(NOON)).to.equal('10 Mar 2026')
    expect(compare('a', 'b')).to.be.below(0)
    expect([numberLocale, dateLocale]).to.deep.equal(['en-gb', 'en-gb'])
  })

  it('reads locales written with an underscore', () => {
    expect(createFormat({ ...settings, numberLocale: 'de_DE' }).number(1.5)).to.equal('1,5')
  })

  it('writes a dash for what is missing or makes no sense', () => {
    const { number, date, relative, currency } = createFormat(settings)
    expect([
      number(null),
      number(Number.NaN),
      date(''),
      date('soon'),
      relative(undefined),
      currency(null, 'EUR'),
    ]).to.deep.equal(Array(6).fill('–'))
  })

  it('writes money without a sign when the currency is no code', () => {
    expect(createFormat(settings).currency(5, 'Euro')).to.equal('5')
  })

  it('names currencies and languages, and shows the code where it has no name', () => {
    const { currencyName, languageName } = createFormat(settings)
    expect(currencyName('EUR')).to.equal('Euro (EUR)')
    expect(currencyName('?')).to.equal('?')
    expect(languageName('de-DE')).to.equal('German (Germany) (de-DE)')
  })

  it('speaks of times and lists in the language of the words around them, whatever is chosen', () => {
    const { relative, list, currencyName, date } = createFormat({
      displayLanguage: 'fr-FR',
      dateLocale: 'de-de',
      numberLocale: 'de-de',
    })
    expect(relative(NOON - 5 * 60_000, NOON)).to.equal('5 minutes ago')
    expect(list(['Search', 'Social'])).to.equal('Search and Social')
    expect(currencyName('EUR')).to.equal('Euro (EUR)')
    expect(date(NOON)).to.equal('10.03.2026')
  })

  it('says a long date in the language of the words, in the order of the date format’s country', () => {
    const { longDate } = createFormat({ ...settings, dateLocale: 'de-de' })
    expect(longDate(NOON)).to.equal('Tuesday, 10 March')
    expect(createFormat({ ...settings, dateLocale: 'en-us' }).longDate(NOON)).to.equal('Tuesday, March 10')
    expect(longDate('no date')).to.equal('–')
  })

  it('sorts names by number and without regard to accents', () => {
    const { compare } = createFormat(settings)
    expect(['Brand 10', 'Émile', 'Brand 2', 'eva'].toSorted(compare)).to.deep.equal([
      'Brand 2',
      'Brand 10',
      'Émile',
      'eva',
    ])
  })
})

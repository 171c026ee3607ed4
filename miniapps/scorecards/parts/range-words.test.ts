import { expect } from '@open-wc/testing'
import { showLanguage, wordsReady } from '../../../shell/contract/words.ts'

import type { Level, Measure } from '../../domain/scorecards/scorecard.ts'
import { createFormat } from '../../kit/words/format.ts'
import { rangeWords } from './range-words.ts'

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4]
const measure = (
  unit: Measure['unit'],
  better: Measure['better'],
  ...cuts: [number, number, number, number]
): Measure => ({ name: 'Any', unit, better, cuts })
const said = (of: Measure, numberLocale = 'en-GB') => {
  const format = createFormat({ displayLanguage: 'en', dateLocale: 'en-GB', numberLocale })
  return LEVELS.map((level) => rangeWords(of, level, format).replaceAll(/\s/g, ' '))
}

describe('rangeWords', () => {
  before(wordsReady)

  it('says where a share begins and ends, and that all of it is all', () => {
    expect(said(measure('percent', 'higher', 10, 40, 70, 100))).to.deep.equal([
      'below 10%',
      '10% to below 40%',
      '40% to below 70%',
      '70% to below 100%',
      '100%',
    ])
  })

  it('turns round where less is better', () => {
    expect(said(measure('day', 'lower', 30, 7.5, 1, 0))).to.deep.equal([
      'above 30 days',
      'above 7.5 days, at most 30 days',
      'above 1 day, at most 7.5 days',
      'above 0 days, at most 1 day',
      '0 days',
    ])
  })

  it('names the first and the last of what is counted in whole steps', () => {
    expect(said(measure('count', 'higher', 1, 3, 5, 10))).to.deep.equal([
      '0',
      '1 to 2',
      '3 to 4',
      '5 to 9',
      '10 and more',
    ])
    expect(said(measure('count', 'lower', 10, 5, 2, 0))).to.deep.equal([
      '11 and more',
      '6 to 10',
      '3 to 5',
      '1 to 2',
      '0',
    ])
    expect(said(measure('point', 'higher', 1, 2, 3, 5))).to.deep.equal([
      '0 points',
      '1 point',
      '2 points',
      '3 points to 4 points',
      '5 points',
    ])
  })

  it('writes numbers and words as the person reads them', async () => {
    await showLanguage('de')
    try {
      expect(said(measure('second', 'lower', 4, 2.5, 1.8, 1.2), 'de-DE')[3]).to.equal(
        'über 1,2 Sek., höchstens 1,8 Sek.',
      )
    } finally {
      await showLanguage('en')
    }
  })
})

import { expect } from '@open-wc/testing'
import type { PortraitRow } from '../../domain/profiles/portrait.ts'
import { sectionPath, textPath } from '../../domain/profiles/profile.ts'
import { editionInTests } from '../../kit/audience/source/edition-in-tests.ts'
import { surveyInTests } from '../../kit/audience/survey-in-tests.ts'
import { createFormat } from '../../kit/words/format.ts'
import { portraitDeck } from './portrait-deck.ts'
import { portraitReport } from './portrait-report.ts'
import { portraitSheets } from './portrait-sheets.ts'
import type { Told } from './portrait-world.tsx'
import { sentenceText } from './sentence-text.ts'

const FORMAT = createFormat({ displayLanguage: 'en-US', dateLocale: 'en-GB', numberLocale: 'en-GB' })
const { dataset, frame } = surveyInTests()

function rowOf(name: string, index: number): PortraitRow {
  const variable = frame.find((each) => each.name === name)!
  const code = variable.codes[0]!
  const baseShare = 0.24
  const share = (index / 100) * baseShare
  return {
    id: `${name}=${code.code}`,
    answer: { id: '', variable, code },
    share,
    baseShare,
    index,
    z: 5,
    n: 160,
  }
}

const ROWS = [rowOf('tv', 166.666667), rowOf('streaming', 60)]
const TOLD: Told = {
  audience: { n: 400, universe: 10_600 },
  base: { n: 2000, universe: 53_000 },
  flag: '',
  rows: ROWS,
  rare: [],
  told: ROWS,
  sections: ['Media'],
  edition: editionInTests('tv = 1'),
  survey: {
    dataset,
    frame,
    count: () => Promise.reject(new Error()),
    isOnServer: () => false,
    regions: () => Promise.reject(new Error()),
  },
  baseRule: { text: '', expression: { op: 'all' } },
}
const reportOf = (body = {}) => portraitReport('Viewers', TOLD, body, FORMAT)

describe('a portrait in words and to take along', () => {
  it('[Profiler 2] reads 166.67 as 1.67 times as likely', () => {
    expect(sentenceText(ROWS[0]!, FORMAT)).to.equal(
      'Television viewing: “Heavy” is 1.67 times as likely here as in the base (40% against 24%).',
    )
    expect(sentenceText(ROWS[1]!, FORMAT)).to.contain(
      '40% less likely here than in the base (14.4% against 24%)',
    )
  })

  it('[Profiler 6] has source and notice on each slide', () => {
    const deck = portraitDeck(reportOf({ [textPath('Media')]: '=cmd' }), FORMAT)
    expect(deck.footer).to.equal('Survey 2026, version 1 · GB 2026-H1 · Invented respondents.')
    const [cover, ...content] = deck.slides
    expect(cover?.kind === 'cover' && cover.lines.join(' '))
      .to.contain('Invented respondents.')
      .and.contain('Census')
    expect(content.map(({ kind }) => kind)).to.deep.equal(['content', 'content'])
    const [, bars] = content
    expect(bars?.kind === 'content' && bars.lead).to.equal('=cmd')
  })

  it('is a workbook with all answers as numbers, and the sentences with their source', () => {
    const [answers, sentences] = portraitSheets(reportOf())
    expect(answers!.rows[1]!.slice(1)).to.deep.equal([
      'Television viewing',
      'Heavy',
      ROWS[0]!.share,
      0.24,
      166.666667,
      5,
      160,
    ])
    expect(sentences!.rows.at(-1)![0]).to.contain('Invented respondents.')
  })

  it('leaves out sections that are not wanted', () => {
    const { sections, sentences } = reportOf({ [sectionPath('Media')]: false })
    expect([sections, sentences]).to.deep.equal([[], []])
  })
})

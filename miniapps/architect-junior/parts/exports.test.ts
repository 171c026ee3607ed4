import { expect } from '@open-wc/testing'
import { figuresOf } from '../../domain/scenarios/figures-of.ts'
import { scenarioInTests } from '../../domain/scenarios/scenario-in-tests.ts'
import { createFormat } from '../../kit/words/format.ts'
import { scenarioDeck } from './scenario-deck.ts'
import { scenarioSheets } from './scenario-sheets.ts'
import type { ScenarioReport } from './use-report.ts'

const FORMAT = createFormat({ displayLanguage: 'en-US', dateLocale: 'en-GB', numberLocale: 'en-GB' })

function report(): ScenarioReport {
  const figures = figuresOf(scenarioInTests().basis, { TV: 9_999_999, OLV: 1 })
  if ('refused' in figures) throw new Error(figures.refused)
  return {
    title: 'Spring',
    line: 'GB · Adults',
    objective: '=cmd',
    currency: 'GBP',
    budget: 10_000_000,
    touchpoints: ['TV', 'OLV', 'OOH'].map((code) => ({ code, name: code })),
    options: [{ name: 'efficient', title: 'Efficient', isChosen: true, figures, build: [0, 57.5] }],
    sentences: ['Net.', 'At once.', 'By chance.', 'In GB.', 'No contacts.', 'A guess.'],
    warnings: ['A guess.'],
    sources: [],
  }
}

describe('a scenario to take along', () => {
  it('is one slide, with the touchpoints that have money, to the cent', () => {
    const { slides } = scenarioDeck(report(), FORMAT)
    expect(slides).to.have.length(1)
    const [slide] = slides
    const [table] = slide!.kind === 'content' ? slide!.columns : []
    const rows = table!.part.kind === 'table' ? table!.part.rows : []
    expect(rows.slice(0, 3)).to.deep.equal([
      ['TV', '£99,999.99'],
      ['OLV', '£0.01'],
      ['Net spend', '£100,000.00'],
    ])
  })

  it('says on its slide first what nobody may miss, however little room there is', () => {
    const [slide] = scenarioDeck(report(), FORMAT).slides
    const text = slide!.kind === 'content' ? slide!.columns[2]!.part : undefined
    const lines = text?.kind === 'text' ? text.lines.slice(1).map((line) => line.text) : []
    expect(lines).to.deep.equal(['A guess.', 'Net.', 'At once.', 'By chance.', 'In GB.'])
  })

  it('is a workbook whose money sums, and whose words are never run', () => {
    const [options, , assumptions] = scenarioSheets(report())
    const spends = options!.rows.slice(1).map(([, spend]) => spend)
    expect(spends).to.deep.equal([99_999.99, 0.01, 0, 100_000])
    expect(assumptions!.rows).to.deep.include(['=cmd'])
  })
})

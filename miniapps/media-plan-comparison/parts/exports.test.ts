import { expect } from '@open-wc/testing'
import { compareVersions } from '../../domain/comparisons/compare-versions.ts'
import { cpmLine, pinsInTests, versionInTests } from '../../domain/comparisons/comparison-in-tests.ts'
import { keyFigures } from '../../domain/comparisons/key-figures.ts'
import { PLAN_CURVES } from '../../domain/plans/plan-in-tests.ts'
import { createFormat } from '../../kit/words/format.ts'
import { comparisonDeck } from './comparison-deck.ts'
import { comparisonSheets } from './comparison-sheets.ts'
import type { Report } from './comparison-world.tsx'

const FORMAT = createFormat({ displayLanguage: 'en-US', dateLocale: 'en-GB', numberLocale: 'en-GB' })

function report(): Report {
  const versions = [cpmLine(10_000_000, 10), cpmLine(12_000_000, 9)].map((line, at) =>
    versionInTests(String(at + 1), [line], PLAN_CURVES, { title: '=cmd' }),
  )
  const asked = { versions, curves: PLAN_CURVES, today: '2026-03-04' }
  const found = compareVersions({ comparison: pinsInTests(versions), ...asked })
  if ('refused' in found) throw new Error(found.refused)
  const budget = found.baseline.cost
  return { ...found, budget, figures: keyFigures(found, budget), heading: 'Spring', nameOf: (code) => code }
}

describe('a comparison to take along', () => {
  it('is a workbook with figures, mixes and lines to compute with', () => {
    const sheets = comparisonSheets(report(), FORMAT)
    expect(sheets.map(({ name }) => name)).to.deep.equal([
      'Key figures',
      'Media mix',
      'Line by line 2',
      'What follows',
    ])
    expect(sheets[0]!.rows[1]).to.deep.equal(['Total cost', 100_000, 108_000])
    expect(sheets[2]!.rows[1]!.slice(4)).to.deep.equal([
      10_000_000, 12_000_000, 100_000, 108_000, 20_000, -12_000, 8000,
    ])
    expect(sheets[3]!.rows).to.deep.include(['Volume', 20_000])
  })

  it('is a slide of figures with what follows, and one for each plan beside the baseline', () => {
    const { slides } = comparisonDeck(report(), FORMAT)
    expect(slides).to.have.length(2)
    const [figures, cost] = slides.map((slide) => (slide.kind === 'content' ? slide.columns[0]!.part : null))
    expect(figures?.kind === 'table' && figures.rows[0]).to.deep.equal([
      'Total cost',
      '£100,000.00',
      '£108,000.00 (+£8,000.00)',
    ])
    expect(cost?.kind === 'table' && cost.rows.map(([, amount]) => amount)).to.deep.equal([
      '£100,000',
      '£20,000',
      '£0',
      '-£12,000',
      '£0',
      '£108,000',
    ])
  })
})

import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import type { ComparedPlan } from '../../domain/comparisons/compared-plan.ts'
import { costEffects } from '../../domain/comparisons/cost-effects.ts'
import { mixOf } from '../../domain/comparisons/mix-of.ts'
import type { ContentSlide, Deck, SlidePart } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import { wholeMoney } from '../../kit/planning/whole-money.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { labelOf, type Report } from './comparison-world.tsx'
import { costSteps } from './cost-steps.ts'
import { figureRows } from './figure-rows.ts'
import { signed } from './figure-text.ts'
import { findingTexts } from './finding-texts.ts'
import { mixPartName } from './mix-words.ts'

/** As many sentences have room beside the table, warnings first; all are in the workbook. */
const SENTENCES = 5

/** Key figures with what follows from them, then a slide for each plan beside the baseline. */
export const comparisonDeck = (report: Report, format: Format): Deck => ({
  title: report.heading,
  language: shownLanguage(),
  footer: `${report.heading} · ${format.date(new Date())}`,
  slides: [
    figureSlide(report, format),
    ...report.plans.filter((plan) => plan !== report.baseline).map((plan) => costSlide(report, plan, format)),
  ],
})

function figureSlide(report: Report, format: Format): ContentSlide {
  const findings = findingTexts(report, format).toSorted(
    (one, other) => Number(other.isWarning) - Number(one.isWarning),
  )
  return {
    kind: 'content',
    title: report.heading,
    lead: words('against', { plan: labelOf(report.baseline) }),
    columns: [
      {
        share: 8,
        part: {
          kind: 'table',
          columns: [
            { title: words('figure'), share: 4 },
            ...report.plans.map((plan) => ({ title: labelOf(plan), share: 3, align: 'end' as const })),
          ],
          rows: figureRows(report, format).map(({ name, cells }) => [
            name,
            ...cells.map(({ text, change }) => (change ? `${text} (${change})` : text)),
          ]),
        },
      },
      {
        share: 4,
        part: { kind: 'text', lines: findings.slice(0, SENTENCES).map(({ text }) => ({ text })) },
      },
    ],
  }
}

function costSlide(report: Report, other: ComparedPlan, format: Format): ContentSlide {
  const { baseline, currency } = report
  const more = other.cost - baseline.cost
  return {
    kind: 'content',
    title: words('whyCost'),
    lead: words('whyCostSummary', {
      plan: labelOf(other),
      baseline: labelOf(baseline),
      more: signed(more, wholeMoney(format, more, currency)),
    }),
    columns: [
      { share: 5, part: stepsTable(report, other, format) },
      { share: 7, part: mixChart(report, other) },
    ],
  }
}

function stepsTable({ baseline, currency }: Report, other: ComparedPlan, format: Format): SlidePart {
  const steps = costSteps(costEffects(baseline, other), baseline, other)
  return {
    kind: 'table',
    columns: [
      { title: words('part'), share: 4 },
      { title: currency, share: 2, align: 'end' },
    ],
    rows: steps.map(({ name, amount }) => [name, wholeMoney(format, amount, currency)]),
  }
}

function mixChart({ baseline, nameOf }: Report, other: ComparedPlan): SlidePart {
  const plans = [baseline, other]
  const parts = mixOf(plans, 'touchpoint')
  return {
    kind: 'chart',
    chart: 'bar',
    title: `${words('mixTitle')} (%)`,
    labels: parts.map((part) => mixPartName(part, 'touchpoint', nameOf)),
    series: plans.map((plan, place) => ({
      name: `${plan.key}. ${labelOf(plan)}`,
      values: parts.map(({ shares }) => shares[place]!),
    })),
    format: '0.0',
  }
}

export const comparisonDeckFile = (report: Report, tenant: Tenant, format: Format) =>
  deckFile(report.heading, comparisonDeck(report, format), tenant)

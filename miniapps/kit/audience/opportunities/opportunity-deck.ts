import type { Tenant } from '../../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../../shell/contract/words.ts'
import { minorDigits } from '../../../domain/kernel/money/minor-digits.ts'
import { DRAWS } from '../../../domain/opportunities/simulate.ts'
import { tornado } from '../../../domain/opportunities/tornado.ts'
import type { ContentSlide, Deck, SlidePart } from '../../exchange/pptx/deck.ts'
import { deckFile } from '../../exchange/pptx/deck-file.ts'
import { wholeMoney } from '../../planning/whole-money.ts'
import type { Format } from '../../words/format.ts'
import { audienceSourceLines } from './audience-sources.ts'
import { driverName, segmentName } from './names.ts'
import type { Report } from './report.ts'
import { worthSteps } from './segment-charts.tsx'
import type { WorthOfSegment } from './use-worth.ts'
import { words } from './words/words.ts'
import { worthRows } from './worth-rows.ts'

/** All segments with how sure their worth is, then a slide for each. */
export const opportunityDeck = (report: Report, format: Format): Deck => ({
  title: report.heading,
  language: shownLanguage(),
  footer: [
    report.heading,
    words('drawn', { count: format.number(DRAWS), seed: String(report.worth.seed) }),
    ...audienceSourceLines(report, format),
  ].join(' · '),
  slides: [
    overview(report, format),
    ...report.worth.segments.flatMap((worth) => segmentSlide(report, worth, format)),
  ],
})

function overview({ heading, currency, worth, simulated }: Report, format: Format): ContentSlide {
  const money = (amount: number | null | undefined) => wholeMoney(format, amount ?? null, currency)
  const titles = ['before', 'after', 'change', 'p10', 'p50', 'p90'] as const
  return {
    kind: 'content',
    title: heading,
    lead: words('worthText', { currency }),
    columns: [
      {
        share: 12,
        part: {
          kind: 'table',
          columns: [
            { title: words('segments'), share: 3 },
            ...titles.map((title) => ({ title: words(title), share: 2, align: 'end' as const })),
          ],
          rows: worthRows(worth, simulated).map(({ name, before, after, change, spread }) => [
            name,
            ...[before, after, change, spread?.p10, spread?.p50, spread?.p90].map(money),
          ]),
        },
      },
    ],
  }
}

function segmentSlide(report: Report, { segment, value }: WorthOfSegment, format: Format): ContentSlide[] {
  if (!value) return []
  const { currency } = report
  const name = segmentName(segment)
  return [
    {
      kind: 'content',
      title: name,
      lead: words('waterfallSummary', { segment: name, change: wholeMoney(format, value.change, currency) }),
      columns: [
        {
          share: 5,
          part: {
            kind: 'table',
            columns: [
              { title: words('step'), share: 4 },
              { title: currency, share: 2, align: 'end' },
            ],
            rows: worthSteps(value).map((step) => [step.name, wholeMoney(format, step.amount, currency)]),
          },
        },
        { share: 7, part: swingChart(report, segment) },
      ],
    },
  ]
}

function swingChart({ currency }: Report, segment: WorthOfSegment['segment']): SlidePart {
  const swings = tornado(segment)
  if (swings.length === 0) return { kind: 'text', lines: [{ text: words('noRanges') }] }
  const unit = 10 ** minorDigits(currency)
  return {
    kind: 'chart',
    chart: 'bar',
    title: `${words('tornado')} (${currency})`,
    labels: swings.map(({ driver }) => driverName(driver)),
    series: [
      { name: words('atLowest'), values: swings.map(({ low }) => low / unit) },
      { name: words('atHighest'), values: swings.map(({ high }) => high / unit) },
    ],
    format: '#,##0',
  }
}

export const opportunityDeckFile = (report: Report, tenant: Tenant, format: Format) =>
  deckFile(report.heading, opportunityDeck(report, format), tenant)

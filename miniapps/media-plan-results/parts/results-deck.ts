import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import type { DeliveredReach } from '../../domain/deliveries/delivered-reach.ts'
import { pacing } from '../../domain/deliveries/pacing.ts'
import type { PlanResults } from '../../domain/deliveries/plan-results.ts'
import type { PlanDeliveries } from '../../domain/deliveries/wire.ts'
import { textOf } from '../../domain/document/change.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Deck, Slide, SlidePart } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { claimText } from './claim-text.ts'
import { indexText } from './index-text.ts'
import { lineText } from './line-text.ts'
import { tileLines } from './tile-lines.ts'

export interface ResultsReport {
  title: string
  plan: PlanDeliveries
  results: PlanResults
  reach: DeliveredReach | null | undefined
  learnings: readonly DocumentRow[]
}

/** As many lines have room on a slide: the rest is on further ones. */
const ROWS = 12
/** More points than these are a smear on a slide: of a long plan each so many days have one. */
const POINTS = 45

/** Figures and pacing, the lines, and what was learnt. */
export function resultsDeck(report: ResultsReport, format: Format): Deck {
  const { title, learnings } = report
  const slide = (name: string, ...columns: [share: number, part: SlidePart][]): Slide => ({
    kind: 'content',
    title: name,
    columns: columns.map(([share, part]) => ({ share, part })),
  })
  return {
    title,
    language: shownLanguage(),
    footer: `${title} · ${format.date(new Date())}`,
    slides: [
      slide(title, [3, figures(report, format)], [7, pacingChart(report, format)]),
      ...lineTables(report, format).map((table) => slide(words('lines'), [1, table])),
      ...(learnings.length > 0
        ? [slide(words('learnings'), [1, { kind: 'text', lines: learnings.flatMap(learningLines) }])]
        : []),
    ],
  }
}

const figures = ({ results, reach }: ResultsReport, format: Format): SlidePart => ({
  kind: 'text',
  lines: tileLines(results, reach, format).flatMap(({ title, value, text }) => [
    { text: `${title}: ${value}` },
    { text, isMuted: true },
  ]),
})

function pacingChart({ results: { lines, head } }: ResultsReport, format: Format): SlidePart {
  const all = pacing(lines, 'money')
  const step = Math.ceil(all.length / POINTS)
  const days = all.filter((_, at) => (all.length - 1 - at) % step === 0)
  const unit = 10 ** minorDigits(head.currency)
  return {
    kind: 'chart',
    chart: 'line',
    title: `${words('atPlannedPrice')} (${head.currency})`,
    labels: days.map(({ date }) => format.date(date)),
    series: [
      { name: words('planned'), values: days.map(({ planned }) => planned / unit) },
      {
        name: words('delivered'),
        values: days.map(({ delivered }) => (delivered === null ? null : delivered / unit)),
      },
    ],
    format: '#,##0',
  }
}

/** The lines furthest from plan first. */
function lineTables({ plan, results: { lines, head } }: ResultsReport, format: Format): SlidePart[] {
  const rows = lines
    .toSorted((one, other) => (one.figures.delivery ?? Infinity) - (other.figures.delivery ?? Infinity))
    .map((result) => [
      lineText(result.line),
      format.number(result.planned.quantity),
      format.number(result.delivered.quantity),
      indexText(format, result.figures.delivery),
      claimText(result, plan.claims[result.line.id], head.currency, format),
    ])
  const title = (name: string, share: number, align: 'start' | 'end' = 'end') => ({
    title: name,
    share,
    align,
  })
  const columns = [
    title(words('line'), 5, 'start'),
    title(words('planned'), 2),
    title(words('delivered'), 2),
    title(words('delivery'), 2),
    title(words('claim'), 4, 'start'),
  ]
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, page) => ({
    kind: 'table',
    columns,
    rows: rows.slice(page * ROWS, (page + 1) * ROWS),
  }))
}

const learningLines = ({ title, columns }: DocumentRow) => [
  { text: [title, textOf(columns['text'])].filter(Boolean).join(': ') },
  { text: textOf(columns['evidence']), isMuted: true },
]

export const resultsDeckFile = (report: ResultsReport, tenant: Tenant, format: Format) =>
  deckFile(report.title, resultsDeck(report, format), tenant)

import type { Tenant } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import type { Deck, Slide } from '../../kit/exchange/pptx/deck.ts'
import { deckFile } from '../../kit/exchange/pptx/deck-file.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { totalsOf } from '../../domain/plans/plan-totals.ts'
import { words } from '../words/words.ts'
import { type FlowchartLine, flowchartLines, monthsOf } from './flowchart-lines.ts'
import type { PlanReport } from './plan-report.ts'

/** As many rows have room on a slide. */
const ROWS = 14
/** And as many months beside the total. */
const MONTHS = 12
const NAME_SHARE = 5
const TOTAL_SHARE = 3

/** Figures on the first page, then the flowchart by month on as many as it takes. */
export function planDeck(report: PlanReport, format: Format): Deck {
  const { title, at } = report
  const { head } = at
  return {
    title,
    language: shownLanguage(),
    footer: `${title} · ${format.date(new Date())}`,
    slides: [
      {
        kind: 'cover',
        title,
        subtitle: [head.audience, `${format.date(head.start)} – ${format.date(head.end)}`]
          .filter(Boolean)
          .join(' · '),
        lines: figuresOf(report, format),
      },
      ...flowchartSlides(report, format),
    ],
  }
}

function figuresOf({ at }: PlanReport, format: Format): readonly string[] {
  const { head, all, total } = at
  const { net } = totalsOf(all, head.currency)
  const one = (value: number | null) => format.number(value, { maximumFractionDigits: 1 })
  return [
    `${words('cost.net')}: ${money(format, net, head.currency)}`,
    ...(at.groups.length > 0
      ? [
          `${planningWords('reach')}: ${one(total.reach)}%`,
          `${planningWords('frequency')}: ${one(total.frequency)}`,
        ]
      : []),
  ]
}

function flowchartSlides(report: PlanReport, format: Format): readonly Slide[] {
  const months = monthsOf(report.weeks, format).map(({ title }) => title)
  const lines = flowchartLines(report, format)
  const parts = Math.max(1, Math.ceil(months.length / MONTHS))
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part * MONTHS, Math.min(months.length, (part + 1) * MONTHS)]
    return pagesOf(lines).map((rows): Slide => ({
      kind: 'content',
      title: words('flowchart'),
      columns: [
        {
          share: 1,
          part: {
            kind: 'table',
            columns: [
              { title: words('line'), share: NAME_SHARE },
              ...months.slice(from, to).map((title) => ({ title, share: 2, align: 'end' as const })),
              { title: words('total'), share: TOTAL_SHARE, align: 'end' },
            ],
            rows: rows.map(({ name, cells }) => [name, ...cells.slice(from, to), cells.at(-1)!]),
          },
        },
      ],
    }))
  }).flat()
}

const pagesOf = (lines: readonly FlowchartLine[]): readonly (readonly FlowchartLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / ROWS) }, (_, page) =>
    lines.slice(page * ROWS, (page + 1) * ROWS),
  )

export const planDeckFile = (report: PlanReport, tenant: Tenant, format: Format) =>
  deckFile(report.title, planDeck(report, format), tenant)

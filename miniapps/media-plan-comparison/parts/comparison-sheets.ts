import { costEffects, type LineChange, lineChanges } from '../../domain/comparisons/cost-effects.ts'
import { MIX_BY, mixOf } from '../../domain/comparisons/mix-of.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { labelOf, type Report } from './comparison-world.tsx'
import { costSteps } from './cost-steps.ts'
import { type FigureRow, figureRows } from './figure-rows.ts'
import { findingTexts } from './finding-texts.ts'
import { lineName, stateText } from './line-words.ts'
import { mixByWords, mixPartName } from './mix-words.ts'

const WIDE = 34
const TEXT_WIDTH = 100

/** Key figures, mix, the lines of each plan beside the baseline's, and what the figures rest on, for a spreadsheet to compute with. */
export const comparisonSheets = (report: Report, format: Format): readonly Sheet[] => [
  figureSheet(report, format),
  mixSheet(report),
  ...report.plans.filter((plan) => plan !== report.baseline).map((plan) => lineSheet(report, plan)),
  basisSheet(report, format),
]

function figureSheet(report: Report, format: Format): Sheet {
  const columns = report.plans.map((plan, place): ColumnOf<FigureRow> => ({
    title: `${plan.key}. ${labelOf(plan)}`,
    format: 'number',
    cell: ({ cells }) => cells[place]!.value,
  }))
  const named: ColumnOf<FigureRow> = { title: words('figure'), width: WIDE, cell: ({ name }) => name }
  return sheetOf(words('figures'), [named, ...columns], figureRows(report, format))
}

function mixSheet({ plans, nameOf }: Report): Sheet {
  const rows = MIX_BY.flatMap((by) =>
    mixOf(plans, by).map((part) => ({ by: mixByWords()[by], name: mixPartName(part, by, nameOf), ...part })),
  )
  return sheetOf(
    words('mixTitle'),
    [
      { title: words('mixBy'), width: WIDE, cell: ({ by }) => by },
      { title: words('part'), width: WIDE, cell: ({ name }) => name },
      ...plans.map((plan, place): ColumnOf<(typeof rows)[number]> => ({
        title: `${plan.key}. ${labelOf(plan)} (%)`,
        format: 'number',
        cell: ({ shares }) => shares[place]!,
      })),
    ],
    rows,
  )
}

function lineSheet({ baseline, currency, nameOf }: Report, other: Report['baseline']): Sheet {
  const unit = 10 ** minorDigits(currency)
  const amount = (title: string, of: (row: LineChange) => number): ColumnOf<LineChange> => ({
    title: `${title} (${currency})`,
    format: 'number',
    cell: (row) => of(row) / unit,
  })
  return sheetOf(
    `${words('lines')} ${other.key}`,
    [
      { title: words('line'), width: WIDE, cell: ({ line }) => lineName(line) },
      { title: words('change'), cell: ({ state }) => stateText(state) },
      {
        title: planningWords('touchpoint'),
        cell: ({ line }) => (line.touchpoint ? nameOf(line.touchpoint) : ''),
      },
      { title: kitWords('market'), cell: ({ line }) => (line.market ? marketName(line.market) : '') },
      {
        title: words('quantityOf', { plan: labelOf(baseline) }),
        format: 'number',
        cell: (row) => row.quantityBefore,
      },
      {
        title: words('quantityOf', { plan: labelOf(other) }),
        format: 'number',
        cell: (row) => row.quantityAfter,
      },
      amount(labelOf(baseline), ({ before }) => before),
      amount(labelOf(other), ({ after }) => after),
      amount(words('volume'), ({ volume }) => volume),
      amount(words('price'), ({ price }) => price),
      amount(words('difference'), ({ total }) => total),
    ],
    lineChanges(baseline, other),
  )
}

/** The way from one cost to the other, sentences and versions that the figures rest on. */
function basisSheet(report: Report, format: Format): Sheet {
  const { heading, plans, baseline, currency } = report
  const unit = 10 ** minorDigits(currency)
  const steps = plans
    .filter((plan) => plan !== baseline)
    .flatMap((plan) => costSteps(costEffects(baseline, plan), baseline, plan))
  return {
    name: words('findings'),
    columns: [{ width: TEXT_WIDTH, wraps: true }, { format: 'number' }],
    rows: [
      [heading],
      ...findingTexts(report, format).map(({ text }) => [text]),
      ...plans.map((plan) => [`${plan.key}. ${labelOf(plan)}: ${plan.id}, ${plan.version}`]),
      [`${words('whyCost')} (${currency})`],
      ...steps.map(({ name, amount }) => [name, amount / unit]),
    ],
  }
}

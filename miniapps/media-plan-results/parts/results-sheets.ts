import { creativeTest } from '../../domain/deliveries/creative-test.ts'
import type { LineResult } from '../../domain/deliveries/line-result.ts'
import type { PlanResults } from '../../domain/deliveries/plan-results.ts'
import type { DaySum, PlanDeliveries } from '../../domain/deliveries/wire.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words } from '../words/words.ts'
import { lineText } from './line-text.ts'

const WIDE = 36

/** Lines, days and creatives in figures that a spreadsheet computes with. */
export function resultsSheets(plan: PlanDeliveries, { lines, head }: PlanResults): readonly Sheet[] {
  const unit = 10 ** minorDigits(head.currency)
  const names = new Map(lines.map(({ line }) => [line.id, lineText(line)]))
  const creatives = lines.flatMap(({ line }) =>
    creativeTest(plan.creatives.filter((creative) => creative.line === line.id)),
  )
  const named = (of: string): string => names.get(of) ?? of
  return [
    sheetOf(words('lines'), lineSheetColumns(plan, head.currency, unit), lines),
    sheetOf<DaySum>(
      words('days'),
      [
        { title: words('line'), width: WIDE, cell: ({ line }) => named(line) },
        { title: words('field.date'), format: 'date', cell: ({ date }) => new Date(date) },
        { title: words('delivered'), format: 'number', cell: ({ quantity }) => quantity },
        {
          title: `${words('spend')} (${head.currency})`,
          format: 'number',
          cell: ({ spend }) => spend / unit,
        },
        { title: words('field.clicks'), format: 'number', cell: ({ clicks }) => clicks },
        { title: words('field.actions'), format: 'number', cell: ({ actions }) => actions },
      ],
      plan.days,
    ),
    sheetOf(
      words('creatives'),
      [
        { title: words('line'), width: WIDE, cell: ({ line }) => named(line) },
        { title: words('field.creative'), width: WIDE, cell: ({ creative }) => creative },
        { title: words('delivered'), format: 'number', cell: ({ quantity }) => quantity },
        { title: words('field.clicks'), format: 'number', cell: ({ clicks }) => clicks },
        { title: words('rate'), format: 'percent', cell: ({ rate }) => rate },
        { title: 'z', format: 'number', cell: ({ z }) => z },
        { title: 'p', format: 'number', cell: ({ p }) => p },
      ],
      creatives,
    ),
  ]
}

function lineSheetColumns(
  { claims }: PlanDeliveries,
  currency: string,
  unit: number,
): readonly ColumnOf<LineResult>[] {
  const number = (title: string, cell: (line: LineResult) => number | null): ColumnOf<LineResult> => ({
    title,
    format: 'number',
    cell,
  })
  const amount = (title: string, cell: (line: LineResult) => number | null) =>
    number(`${title} (${currency})`, (line) => {
      const value = cell(line)
      return value === null ? null : value / unit
    })
  return [
    { title: words('line'), width: WIDE, cell: ({ line }) => lineText(line) },
    { title: words('until'), format: 'date', cell: ({ until }) => (until ? new Date(until) : null) },
    number(words('planned'), ({ planned }) => planned.quantity),
    number(words('delivered'), ({ delivered }) => delivered.quantity),
    number(words('delivery'), ({ figures }) => figures.delivery),
    amount(words('plannedCost'), ({ planned }) => planned.cost),
    amount(words('spend'), ({ delivered }) => delivered.cost),
    number(words('spendIndex'), ({ figures }) => figures.spend),
    amount(words('plannedUnit'), ({ figures }) => figures.plannedUnit),
    amount(words('unitCost'), ({ figures }) => figures.unit),
    number(words('shortfall'), ({ figures }) => figures.shortfall),
    amount(words('makeGood'), ({ line, figures }) =>
      claims[line.id] === 'make-good' ? figures.makeGood : null,
    ),
    amount(words('credit'), ({ line, figures }) => (claims[line.id] === 'credit' ? figures.credit : null)),
  ]
}

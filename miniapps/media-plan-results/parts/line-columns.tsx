import type { LineResult } from '../../domain/deliveries/line-result.ts'
import type { Claim } from '../../domain/deliveries/delivery.ts'
import { dayNumber } from '../../domain/kernel/periods/days.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { money } from '../../kit/planning/money.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { claimText } from './claim-text.ts'
import { indexText } from './index-text.ts'
import { lineText } from './line-text.ts'

/** Vendor, property and format; a figure with its badge. */
const [LINE_PX, INDEX_PX] = [200, 190]

type LineColumns = readonly Column<LineResult>[]

/** Units come first, then money; prices are for a thousand where a CPM is paid. */
export const lineColumns =
  (currency: string, claims: Readonly<Record<string, Claim>>) =>
  ({ format }: Drawing): LineColumns => [
    ...unitColumns(format),
    ...priceColumns(format, currency),
    {
      key: 'shortfall',
      title: words('shortfall'),
      type: 'number',
      wideOnly: true,
      value: ({ figures }) => figures.shortfall,
    },
    { key: 'missing', title: words('missing'), type: 'number', wideOnly: true, value: missingDays },
    {
      key: 'claim',
      title: words('claim'),
      wideOnly: true,
      value: (result) => claimText(result, claims[result.line.id], currency, format),
    },
  ]

const unitColumns = (format: Format): LineColumns => [
  { key: 'line', title: words('line'), widthPx: LINE_PX, value: ({ line }) => lineText(line) },
  { key: 'planned', title: words('planned'), type: 'number', value: ({ planned }) => planned.quantity },
  {
    key: 'delivered',
    title: words('delivered'),
    type: 'number',
    value: ({ delivered }) => delivered.quantity,
  },
  {
    key: 'index',
    title: words('delivery'),
    widthPx: INDEX_PX,
    type: 'number',
    value: ({ figures }) => figures.delivery,
    cell: ({ figures, isUnder, until }) =>
      until === null ? (
        words('noFiguresYet')
      ) : (
        <>
          {indexText(format, figures.delivery)} {isUnder && <Badge tone="warning">{words('under')}</Badge>}
        </>
      ),
  },
]

function priceColumns(format: Format, currency: string): LineColumns {
  const units = 10 ** minorDigits(currency)
  return (['plannedUnit', 'unit'] as const).map((key) => ({
    key,
    title: words(key === 'unit' ? 'unitCost' : key),
    type: 'number',
    wideOnly: true,
    value: ({ figures }) => (figures[key] === null ? null : figures[key] / units),
    cell: ({ figures }) =>
      figures[key] === null ? words('notApplicable') : money(format, Math.round(figures[key]), currency),
  }))
}

const missingDays = ({ gaps }: LineResult): number =>
  gaps.reduce((sum, { from, to }) => sum + dayNumber(to) - dayNumber(from) + 1, 0)

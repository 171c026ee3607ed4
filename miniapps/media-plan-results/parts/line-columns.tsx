import type { LineResult } from '../../domain/deliveries/line-result.ts'
import type { Claim } from '../../domain/deliveries/delivery.ts'
import { dayNumber } from '../../domain/kernel/periods/days.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { money } from '../../kit/planning/money.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words } from '../words/words.ts'
import { claimText } from './claim-text.ts'
import { indexText } from './index-text.ts'
import { lineText } from './line-text.ts'

/** Units come first, then money; prices are for a thousand where a CPM is paid. */
export const lineColumns =
  (currency: string, claims: Readonly<Record<string, Claim>>) =>
  ({ format }: Drawing): readonly Column<LineResult>[] => {
    const units = 10 ** minorDigits(currency)
    const inUnits = (value: number | null) => (value === null ? null : value / units)
    const price = (value: number | null) =>
      value === null ? words('notApplicable') : money(format, Math.round(value), currency)
    return [
      { key: 'line', title: words('line'), value: ({ line }) => lineText(line) },
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
        type: 'number',
        value: ({ figures }) => figures.delivery,
        cell: ({ figures, isUnder, until }) =>
          until === null ? (
            words('noFiguresYet')
          ) : (
            <>
              {indexText(format, figures.delivery)}{' '}
              {isUnder && <Badge tone="warning">{words('under')}</Badge>}
            </>
          ),
      },
      {
        key: 'plannedUnit',
        title: words('plannedUnit'),
        type: 'number',
        wideOnly: true,
        value: ({ figures }) => inUnits(figures.plannedUnit),
        cell: ({ figures }) => price(figures.plannedUnit),
      },
      {
        key: 'unit',
        title: words('unitCost'),
        type: 'number',
        wideOnly: true,
        value: ({ figures }) => inUnits(figures.unit),
        cell: ({ figures }) => price(figures.unit),
      },
      {
        key: 'shortfall',
        title: words('shortfall'),
        type: 'number',
        wideOnly: true,
        value: ({ figures }) => figures.shortfall,
      },
      {
        key: 'missing',
        title: words('missing'),
        type: 'number',
        wideOnly: true,
        value: missingDays,
      },
      {
        key: 'claim',
        title: words('claim'),
        wideOnly: true,
        value: (result) => claimText(result, claims[result.line.id], currency, format),
      },
    ]
  }

const missingDays = ({ gaps }: LineResult): number =>
  gaps.reduce((sum, { from, to }) => sum + dayNumber(to) - dayNumber(from) + 1, 0)

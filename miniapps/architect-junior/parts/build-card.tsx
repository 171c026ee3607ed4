import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Basis } from '../../domain/scenarios/basis.ts'
import { type OptionFigures, reachOfMoney } from '../../domain/scenarios/figures-of.ts'
import { CurveChart } from '../../kit/charts/curve-chart.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useComputed } from './use-computed.ts'
import type { OptionView } from './use-options.ts'
import { reachText, wholeMoney } from '../../kit/planning/whole-money.ts'

/** The axis ends at 125% of what the option costs. */
const BEYOND = 1.25
const WHOLE = 100

interface BuildCardProps {
  basis: Basis
  options: readonly OptionView[]
  chosen: Pick<OptionView, 'name'> & { figures: OptionFigures }
}

/** Reach along the budget, each option in its own proportions. */
export function BuildCard({ basis, options, chosen }: BuildCardProps) {
  const { currency } = useComputed()
  const format = useFormat()
  const unit = 10 ** minorDigits(currency)
  const { reach, cost } = chosen.figures
  const lines = options
    .filter(({ figures }) => figures && !('refused' in figures))
    .map(({ name, spends }) => {
      const at = reachOfMoney(basis, spends)
      return { name: words(`option.${name}`), at: (amount: number) => at(amount * unit) }
    })
  return (
    <Card className="build">
      <CurveChart
        title={words('build')}
        headingLevel={3}
        summary={words('build.summary', {
          option: words(`option.${chosen.name}`),
          reach: reachText(format, reach),
          spend: wholeMoney(format, cost, currency),
        })}
        across={{ title: words('spend'), unit: currency, max: (cost * BEYOND) / unit }}
        up={{ title: planningWords('reach'), unit: '%', digits: 1, max: topOf(reach) }}
        lines={lines}
      />
    </Card>
  )
}

/** The whole universe where much of it is reached. */
const topOf = (reach: number) =>
  reach > WHOLE / 2 ? WHOLE : Math.min(WHOLE, Math.ceil((reach * 1.5) / 10) * 10)

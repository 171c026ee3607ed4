import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { CurveChart } from '../../kit/charts/curve-chart.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { labelOf, type Shown } from './comparison-world.tsx'

/** Money beyond the dearest plan that the picture shows. */
const BEYOND = 1.25

/** Reach of each plan by its budget, as if its money were more or less and spread as it is. */
export function CurvesCard({ shown: { plans, currency } }: { shown: Shown }) {
  const unit = 10 ** minorDigits(currency)
  const drawn = plans.filter(({ cost }) => cost > 0)
  if (drawn.length === 0) return null
  const most = (Math.max(...drawn.map(({ cost }) => cost)) * BEYOND) / unit
  return (
    <CurveChart
      headingLevel={2}
      title={words('curves')}
      summary={words('curvesSummary')}
      across={{ title: words('cost'), unit: currency, max: most, digits: 0 }}
      up={{ title: planningWords('reach'), unit: '%', digits: 1, max: 100 }}
      lines={drawn.map(({ at, cost, key, ...plan }) => ({
        name: `${key}. ${labelOf(plan)}`,
        at: (x) => at((x * unit) / cost).total.reach ?? 0,
      }))}
      points={{
        name: words('asPlanned'),
        list: drawn.flatMap(({ key, cost, plan, ...named }) =>
          plan.total.reach === null
            ? []
            : [{ name: `${key}. ${labelOf(named)}`, x: cost / unit, y: plan.total.reach }],
        ),
      }}
    />
  )
}

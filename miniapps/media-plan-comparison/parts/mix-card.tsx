import { useState } from 'react'
import { MIX_BY, type MixBy, mixOf } from '../../domain/comparisons/mix-of.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { words } from '../words/words.ts'
import { labelOf, type Shown, useComparisonWorld } from './comparison-world.tsx'
import { mixByWords, mixPartName } from './mix-words.ts'

/** Shares of each plan's money. */
export function MixCard({ shown: { plans } }: { shown: Shown }) {
  const { nameOf } = useComparisonWorld()
  const [by, choose] = useState<MixBy>('touchpoint')
  const names = mixByWords()
  return (
    <div className="comparison-part">
      <RadioGroup
        label={words('mixBy')}
        layout="row"
        value={by}
        onChange={(value) => choose(value as MixBy)}
        options={MIX_BY.map((value) => ({ value, label: names[value] }))}
      />
      <BarChart
        mode="stacked"
        headingLevel={2}
        title={words('mixTitle')}
        summary={words('mixSummary', { by: names[by] })}
        categoryTitle={words('plan')}
        categories={plans.map((plan) => `${plan.key}. ${labelOf(plan)}`)}
        series={mixOf(plans, by).map((part) => ({
          name: mixPartName(part, by, nameOf),
          values: part.shares,
        }))}
        measure={{ title: words('share'), unit: '%', digits: 1, max: 100 }}
      />
    </div>
  )
}

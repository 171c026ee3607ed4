import { useState } from 'react'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import { labelOf, type Shown } from './comparison-world.tsx'
import { CostCard } from './cost-card.tsx'
import { LinesCard } from './lines-card.tsx'

/** One plan read against the baseline: why it costs what it does, and line by line. */
export function AgainstBaseline({ shown }: { shown: Shown }) {
  const { plans, baseline } = shown
  const others = plans.filter((plan) => plan !== baseline)
  const [chosen, choose] = useState('')
  const other = others.find(({ key }) => key === chosen) ?? others[0]
  if (!other) return null
  return (
    <>
      {others.length > 1 && (
        <Select
          label={words('compareWith')}
          value={other.key}
          onChange={choose}
          options={others.map((plan) => ({ value: plan.key, label: labelOf(plan) }))}
        />
      )}
      <CostCard shown={shown} other={other} />
      <LinesCard shown={shown} other={other} />
    </>
  )
}

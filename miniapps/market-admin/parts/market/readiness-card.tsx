import { useRef } from 'react'
import { CircleCheck, CircleDashed } from 'lucide'
import type { MarketLine } from '../../../domain/markets/market-answers.ts'
import { CURVES_COVERAGE_NEEDED } from '../../../domain/markets/limits.ts'
import type { SettingKey } from '../../../domain/markets/market.ts'
import { READINESS_STEPS, type ReadinessStep } from '../../../domain/markets/readiness.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { ReadinessBadge } from '../badges.tsx'
import { words } from '../settings/words/words.ts'

const SETTING_OF: Readonly<Record<ReadinessStep, SettingKey>> = {
  datasets: 'datasets',
  curves: 'curvesCoverage',
  costs: 'costs',
  administrators: 'administrators',
}

/** What is done, and of what is missing how to mend it. */
export function ReadinessCard({ market }: { market: MarketLine }) {
  const list = useRef<HTMLUListElement>(null)
  const needed = useFormat().percent(CURVES_COVERAGE_NEEDED)
  const { missing } = market.readiness
  const goTo = (step: ReadinessStep) => {
    const root = list.current!.getRootNode() as ShadowRoot
    const field = root.querySelector(`[data-setting="${SETTING_OF[step]}"]`)
    field?.querySelector<HTMLElement>('input, button')?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <Card title={words('readiness.title')} aside={<ReadinessBadge {...market.readiness} />}>
      <ul ref={list} className="market-steps">
        {READINESS_STEPS.map((step) => {
          const isMissing = missing.includes(step)
          return (
            <li key={step} data-missing={isMissing || undefined}>
              <Icon of={isMissing ? CircleDashed : CircleCheck} />
              <div>
                <strong>{words(`step.${step}`)}</strong>
                <p className="os-help">
                  {isMissing ? words(`missing.${step}`, { share: needed }) : words('done')}
                </p>
                {isMissing && (
                  <Button size="s" onClick={() => goTo(step)}>
                    {words('goTo', { setting: words(`switch.${SETTING_OF[step]}`) })}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

import { useState } from 'react'
import { Lock, LockOpen } from 'lucide'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Basis, ScenarioChannel } from '../../domain/scenarios/basis.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Slider } from '../../kit/controls/slider.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useScenarioWorld } from './scenario-world.tsx'
import { useComputed } from './use-computed.ts'
import type { OptionView, useOptions } from './use-options.ts'

/** Steps of a slider between nothing and the whole budget. */
const STEPS = 1000

interface WhatIfCardProps {
  basis: Basis
  chosen: OptionView
  move: ReturnType<typeof useOptions>['move']
}

/** Sliders over the money of the chosen option: the sum stays, and all figures follow the hand. */
export function WhatIfCard({ basis: { channels }, chosen, move }: WhatIfCardProps) {
  const { isClosed } = useOpenFields()
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set())
  if (isClosed) return null
  const { name, spends } = chosen
  const total = channels.reduce((sum, { code }) => sum + (spends[code] ?? 0), 0)
  const toggle = (code: string) =>
    setLocked((now) => new Set(now.has(code) ? [...now].filter((each) => each !== code) : [...now, code]))
  return (
    <Card title={words('whatIf', { option: words(`option.${name}`) })} headingLevel={3} className="what-if">
      <p className="os-help">{words('whatIfHelp')}</p>
      <div className="sliders">
        {channels.map((channel) => (
          <SpendSlider
            key={channel.code}
            {...{ channel, total }}
            spend={spends[channel.code] ?? 0}
            isLocked={locked.has(channel.code)}
            onLock={() => toggle(channel.code)}
            onMove={(amount) => move(name, spends, { code: channel.code, amount, locked })}
          />
        ))}
      </div>
    </Card>
  )
}

interface SpendSliderProps {
  channel: ScenarioChannel
  total: number
  spend: number
  isLocked: boolean
  onLock(): void
  /** Minor units. */
  onMove(amount: number): void
}

function SpendSlider({
  channel: { code, min, max },
  total,
  spend,
  isLocked,
  onLock,
  onMove,
}: SpendSliderProps) {
  const { nameOf } = useScenarioWorld()
  const { currency } = useComputed()
  const format = useFormat()
  const unit = 10 ** minorDigits(currency)
  const most = Math.min(max, total)
  return (
    <div className="spend-slider">
      <Button
        variant="quiet"
        size="s"
        icon={isLocked ? Lock : LockOpen}
        iconOnly
        aria-pressed={isLocked}
        onClick={onLock}
      >
        {words('lock', { touchpoint: nameOf(code) })}
      </Button>
      <Slider
        label={nameOf(code)}
        value={spend / unit}
        min={min / unit}
        max={Math.max(most, min + 1) / unit}
        step={Math.max(1, Math.round(total / STEPS)) / unit}
        say={(amount) => money(format, Math.round(amount * unit), currency)}
        disabled={isLocked}
        onChange={(amount) => onMove(Math.round(amount * unit))}
      />
    </div>
  )
}

import { useState } from 'react'
import { FIRST_WEIGHTS, isLowGood, type Weights } from '../../domain/touchpoints/metrics.ts'
import { WEIGHT_MAX } from '../../domain/touchpoints/limits.ts'
import { CHARACTERISTICS } from '../../domain/touchpoints/wire.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Slider } from '../../kit/controls/slider.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { metricName } from './metric-words.ts'
import { MetricSign } from './metric-sign.tsx'

interface WeightsCardProps {
  /** In the order of their colours. */
  metrics: readonly string[]
  weights: Weights
  /** The first of the ranking, which a phone shows below its sliders. */
  leaders: string
  onChange?: ((weights: Weights) => void) | undefined
}

const STEP = 5
const STRENGTHS: readonly string[] = CHARACTERISTICS

/** A slider for each metric; what counts is their proportion, which stands below each. */
export function WeightsCard({ metrics, weights, leaders, onChange }: WeightsCardProps) {
  const [isFolded, fold] = useState(true)
  const groups = [
    ['metrics', metrics.filter((metric) => !STRENGTHS.includes(metric))],
    ['strengths', metrics.filter((metric) => STRENGTHS.includes(metric))],
  ] as const
  const unseen = Object.keys(weights).filter((metric) => weights[metric]! > 0 && !metrics.includes(metric))
  // people reset only what they see
  const hidden = Object.fromEntries(unseen.map((metric) => [metric, weights[metric]!]))
  const first = unseen.length ? { ...hidden, ...FIRST_WEIGHTS } : FIRST_WEIGHTS
  const reset = onChange && (
    <Button size="s" variant="quiet" onClick={() => onChange(first)}>
      {words('weights.reset')}
    </Button>
  )
  const all = metrics.reduce((sum, each) => sum + (weights[each] ?? 0), 0)
  return (
    <Card className="weights" title={words('weights')} aside={reset}>
      <FoldedWeights {...{ metrics, weights, all }} isFolded={isFolded} onFold={fold} />
      <div className="weights-body" data-folded={isFolded || undefined}>
        <p className="os-help">{words('weights.help')}</p>
        {metrics.length > 0 && unseen.length > 0 && (
          <p className="os-help">{words('weights.unseen', { metrics: unseen.map(metricName).join(', ') })}</p>
        )}
        {groups.map(
          ([group, members]) =>
            members.length > 0 && (
              <fieldset key={group}>
                <legend className="os-label">{words(`group.${group}`)}</legend>
                {members.map((metric) => (
                  <Weight
                    key={metric}
                    {...{ metric, weights, all, onChange }}
                    place={metrics.indexOf(metric)}
                  />
                ))}
              </fieldset>
            ),
        )}
        {leaders && <p className="weights-leaders">{leaders}</p>}
      </div>
    </Card>
  )
}

interface FoldedWeightsProps extends Pick<WeightsCardProps, 'metrics' | 'weights'> {
  all: number
  isFolded: boolean
  onFold(isFolded: boolean): void
}

/** On a phone the sliders would keep the ranking off the screen: they are shown when asked for. */
function FoldedWeights({ metrics, weights, all, isFolded, onFold }: FoldedWeightsProps) {
  const format = useFormat()
  const counting = metrics.filter((metric) => (weights[metric] ?? 0) > 0)
  const shares = counting.map((metric) => `${metricName(metric)} ${format.percent(weights[metric]! / all)}`)
  return (
    <div className="weights-fold">
      <p>
        {shares.length ? words('weights.now', { weights: format.list(shares) }) : words('unweighted.text')}
      </p>
      <Button size="s" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
        {words('weights.change')}
      </Button>
    </div>
  )
}

interface WeightProps extends Omit<WeightsCardProps, 'metrics' | 'leaders'> {
  metric: string
  place: number
  all: number
}

function Weight({ metric, place, weights, all, onChange }: WeightProps) {
  const { percent } = useFormat()
  const weight = weights[metric] ?? 0
  const name = metricName(metric)
  const share = weight > 0 ? words('weights.share', { share: percent(weight / all) }) : words('weights.none')
  return (
    <div className="weight" data-off={weight === 0 || undefined}>
      <MetricSign place={place} />
      <Slider
        label={isLowGood(metric) ? words('lowIsGood', { metric: name }) : name}
        help={share}
        value={weight}
        max={WEIGHT_MAX}
        step={STEP}
        disabled={!onChange}
        onChange={(next) => onChange?.({ ...weights, [metric]: next })}
      />
    </div>
  )
}

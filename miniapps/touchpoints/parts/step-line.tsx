import { isLowGood } from '../../domain/touchpoints/metrics.ts'
import type { ScoreStep } from '../../domain/touchpoints/ranking.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { MetricSign } from './metric-sign.tsx'
import { metricName, metricValue, points } from './metric-words.ts'

interface StepLineProps {
  step: ScoreStep
  /** Of the metric's colour. */
  place: number
  currency: string
}

/**
 * One metric's part of a score: the value, where it lies among the others, its weight, and what that adds.
 */
export function StepLine({ step: { metric, value, least, most, ...step }, place, currency }: StepLineProps) {
  const format = useFormat()
  const said = (each: number | null) => metricValue(format, metric, each, currency)
  return (
    <li>
      <MetricSign place={place} />
      <span className="step-name">{metricName(metric)}</span>
      <strong className="os-number">{words('adds', { part: points(format, step.part) })}</strong>
      <span className="os-help">
        {least === most
          ? words('step.equal', { value: said(value) })
          : words(isLowGood(metric) ? 'step.low' : 'step', {
              value: said(value),
              least: said(least),
              most: said(most),
              place: format.percent(step.place),
            })}{' '}
        {words('step.weight', { weight: format.percent(step.weight) })}
      </span>
    </li>
  )
}

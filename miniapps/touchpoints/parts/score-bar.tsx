import type { CSSProperties } from 'react'
import { useFormat } from '../../kit/words/format.ts'
import { metricName, points } from './metric-words.ts'
import { metricColor } from './metric-sign.tsx'
import { words } from '../words/words.ts'
import type { RankedLine } from './ranked-line.ts'

/** Parts that are read out, the largest first: the card of a touchpoint has them all. */
const SAID = 4

interface ScoreBarProps {
  line: Pick<RankedLine, 'score' | 'parts'>
  /** In the order of their colours. */
  metrics: readonly string[]
}

/** A score out of 100 as long as its bar, in the parts that come from each metric. */
export function ScoreBar({ line: { score, parts }, metrics }: ScoreBarProps) {
  const format = useFormat()
  if (score === null) return <span className="os-muted">{words('score.none')}</span>
  const shown = metrics.flatMap((metric, place) => {
    const part = parts[metric]
    return part ? [{ metric, place, part }] : []
  })
  return (
    <span className="score">
      <span
        className="score-bar"
        aria-hidden="true"
        style={{ '--parts': stripesOf(shown) } as CSSProperties}
      />
      <strong className="os-number">{points(format, score)}</strong>
      <span className="os-visually-hidden">
        {shown
          .toSorted((one, other) => other.part - one.part)
          .slice(0, SAID)
          .map(({ metric, part }) => `${metricName(metric)} ${points(format, part)}`)
          .join(', ')}
      </span>
    </span>
  )
}

/**
 * One picture: an element for each part of each line would make a slider wait for the layout of thousands.
 */
function stripesOf(shown: readonly { place: number; part: number }[]): string {
  let from = 0
  const stripes = shown.map(({ place, part }) => {
    const to = from + part * 100
    const stripe = `${metricColor(place)} ${from}% calc(${to}% - 1px), transparent calc(${to}% - 1px) ${to}%`
    from = to
    return stripe
  })
  return [...stripes, `transparent ${from}%`].join(', ')
}

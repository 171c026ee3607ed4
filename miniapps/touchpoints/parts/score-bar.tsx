import { useFormat } from '../../kit/words/format.ts'
import { metricName, points } from './metric-words.ts'
import { metricColor } from './metric-sign.tsx'
import { words } from '../words/words.ts'
import type { RankedLine } from './ranked-line.ts'

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
      <span className="score-bar" aria-hidden="true">
        {shown.map(({ metric, place, part }) => (
          <span
            key={metric}
            title={`${metricName(metric)} ${points(format, part)}`}
            style={{ width: `${part * 100}%`, background: metricColor(place) }}
          />
        ))}
      </span>
      <strong className="os-number">{points(format, score)}</strong>
      <span className="os-visually-hidden">
        {format.list(shown.map(({ metric, part }) => `${metricName(metric)} ${points(format, part)}`))}
      </span>
    </span>
  )
}

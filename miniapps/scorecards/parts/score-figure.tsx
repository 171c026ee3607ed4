import { band } from '../../domain/scorecards/score.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { scoreNumber } from './score-words.ts'
import { words } from '../words/words.ts'

export interface ScoreFigureProps {
  score: number | null
  provisional?: boolean
  size?: 's' | 'm' | 'l'
}

/** A score out of 100, its band in words, and whether it may still move. */
export function ScoreFigure({ score, provisional, size = 'm' }: ScoreFigureProps) {
  const { number } = useFormat()
  if (score === null)
    return (
      <span className="score os-muted" data-size={size}>
        {words('score.none')}
      </span>
    )
  return (
    <span className="score" data-size={size}>
      <span className="score-number">
        {scoreNumber(score, number)}
        <span className="os-visually-hidden"> {words('score.outOf')}</span>
      </span>{' '}
      <span className="score-words">
        <span className="score-band">{words(`band.${band(score)}`)}</span>{' '}
        {provisional &&
          (size === 'm' ? (
            <span className="score-provisional">{words('score.provisional')}</span>
          ) : (
            <Badge tone="warning">{words('score.provisional')}</Badge>
          ))}
      </span>
    </span>
  )
}

import { band } from '../domain/scorecards/score.ts'
import { Badge } from '../kit/controls/badge.tsx'
import { useFormat } from '../kit/words/format.ts'
import { maturityOf } from './maturity.ts'
import { ONE_DIGIT } from './score-words.ts'

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
        No score yet
      </span>
    )
  return (
    <span className="score" data-size={size}>
      <span className="score-number">
        {number(score, ONE_DIGIT)}
        <span className="os-visually-hidden"> out of 100,</span>
      </span>{' '}
      <span className="score-words">
        <span className="score-band">{maturityOf(band(score)).name}</span>{' '}
        {provisional &&
          (size === 'm' ? (
            <span className="score-provisional">Provisional</span>
          ) : (
            <Badge tone="warning">Provisional</Badge>
          ))}
      </span>
    </span>
  )
}

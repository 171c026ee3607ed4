import { shownScore } from '../../../domain/scorecards/score.ts'
import type { Standing } from '../../../domain/scorecards/client-results.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { periodWords } from '../period-words.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface StandingCellProps {
  standing: Standing | null
  /** The quarter that is looked at. */
  quarter: string
  /** Says a score; one for all cells, since there are hundreds. */
  numbers: Intl.NumberFormat
  /** The audit's result. */
  to?: string | undefined
}

/** A score, and whatever it lacks: that it is provisional, or of an earlier quarter. */
export function StandingCell({ standing, quarter, numbers, to }: StandingCellProps) {
  if (standing?.score == null) return <span className="os-muted">–</span>
  const { score, provisional, period } = standing
  const figure = numbers.format(shownScore(score))
  const lacks = [
    provisional && appWords('score.provisional'),
    period !== quarter && words('from', { period: periodWords(period) }),
  ].filter(Boolean)
  return (
    <span className="standing">
      <span className="standing-words" title={lacks.join(' · ') || undefined}>
        {lacks.join(' · ')}
      </span>
      {to === undefined ? (
        <b>{figure}</b>
      ) : (
        <Link quiet to={to}>
          {figure}
        </Link>
      )}
    </span>
  )
}

import { ArrowDown, ChartNoAxesColumn } from 'lucide'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Link } from '../kit/link.tsx'
import { useAudit } from './audit-context.ts'
import { CoverageBar } from './coverage-bar.tsx'
import { SaveSummary, type SaveSummaryProps } from './save-summary.tsx'
import { ScoreFigure } from './score-figure.tsx'

export interface ProgressBarProps extends SaveSummaryProps {
  onNext(): void
}

/** Stays in sight while answering: how far, what score so far, whether all is saved, what comes next. */
export function ProgressBar({ onNext, ...jumps }: ProgressBarProps) {
  const { standing, path } = useAudit()
  const complete = standing.unanswered.length === 0
  return (
    <div className="progress">
      <CoverageBar {...standing} />
      <ScoreFigure score={standing.score} provisional={standing.provisional} size="s" />
      <SaveSummary {...jumps} />
      <div className="progress-actions">
        {!complete && <Button variant="primary" icon={ArrowDown} onClick={onNext}>Next unanswered</Button>}
        <Link look={complete ? 'primary' : 'secondary'} to={path('result')}><Icon of={ChartNoAxesColumn} />See result</Link>
      </div>
    </div>
  )
}

import { ArrowDown, ChartNoAxesColumn } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useCommand } from '../../../kit/bridge/use-command.ts'
import { useAudit } from '../run/audit-context.ts'
import { CoverageBar } from '../coverage-bar.tsx'
import { OfferedLink } from '../offered-link.tsx'
import { SaveSummary, type SaveSummaryProps } from '../run/save-summary.tsx'
import { ScoreFigure } from '../score-figure.tsx'
import { words } from '../../words/words.ts'

export interface ProgressBarProps extends SaveSummaryProps {
  onNext(): void
}

/** Stays in sight while answering: how far, what score so far, whether all is saved, what comes next. */
export function ProgressBar({ onNext, ...jumps }: ProgressBarProps) {
  const { scorecard, standing, path } = useAudit()
  const complete = standing.unanswered.length === 0
  useCommand(
    complete
      ? null
      : {
          id: 'next-unanswered',
          title: words('action.nextUnansweredQuestion'),
          hint: scorecard.title,
          run: onNext,
        },
  )
  return (
    <div className="progress">
      <CoverageBar {...standing} unknown={standing.unknown.length} />
      <ScoreFigure score={standing.score} provisional={standing.provisional} size="s" />
      <SaveSummary {...jumps} />
      <div className="progress-actions">
        {!complete && (
          <Button variant="primary" icon={ArrowDown} onClick={onNext}>
            {words('action.nextUnanswered')}
          </Button>
        )}
        <OfferedLink
          command={{ id: 'see-result', title: words('action.result'), hint: scorecard.title }}
          look={complete ? 'primary' : 'secondary'}
          to={path('result')}
        >
          <Icon of={ChartNoAxesColumn} />
          {words('action.result')}
        </OfferedLink>
      </div>
    </div>
  )
}

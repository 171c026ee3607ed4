import { ArrowDown, ChartNoAxesColumn } from 'lucide'
import { action } from '../../../kit/actions/action.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { SEE_RESULT } from '../../audit-actions.ts'
import { words } from '../../words/words.ts'
import { CoverageBar } from '../coverage-bar.tsx'
import { useAudit } from '../run/audit-context.ts'
import { SaveSummary, type SaveSummaryProps } from '../run/save-summary.tsx'
import { ScoreFigure } from '../score-figure.tsx'

export interface ProgressBarProps extends SaveSummaryProps {
  onNext(): void
}

/** With the way to the next open question. */
const NEXT_UNANSWERED = action<() => void>({
  key: 'next-unanswered',
  label: () => words('action.nextUnanswered'),
  command: () => words('action.nextUnansweredQuestion'),
  icon: ArrowDown,
  look: 'primary',
  run: (_, next) => next(),
})

/** Stays in sight while answering: how far, what score so far, whether all is saved, what comes next. */
export function ProgressBar({ onNext, ...jumps }: ProgressBarProps) {
  const audit = useAudit()
  const { scorecard, standing } = audit
  const isComplete = standing.unanswered.length === 0
  const seeResult = {
    ...SEE_RESULT,
    icon: ChartNoAxesColumn,
    look: isComplete ? ('primary' as const) : undefined,
  }
  return (
    <div className="progress">
      <CoverageBar {...standing} unknown={standing.unknown.length} />
      <ScoreFigure score={standing.score} provisional={standing.provisional} size="s" />
      <SaveSummary {...jumps} />
      <div className="progress-actions">
        {!isComplete && <ActionBar actions={[NEXT_UNANSWERED]} on={onNext} hint={scorecard.title} />}
        <ActionBar actions={[{ ...seeResult, isOffered: undefined }]} on={audit} hint={scorecard.title} />
      </div>
    </div>
  )
}

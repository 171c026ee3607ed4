import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { StepProblem } from '../../kit/exchange/import-wizard/step-problem.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { LeftOutCard } from './left-out-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { NamesCard } from './names-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { TotalsCard } from './totals-card.tsx'
import { useImport } from './use-import.ts'
import type { Upload } from './use-upload.ts'

/** Sums of the file, what it would change, and the button that does it. */
export function CheckStep({ upload }: { upload: Upload }) {
  const { currency, problem, busy, goTo } = upload
  const { lines, leftOut, faults } = upload.staged!
  const { answer, plan, names, reconciled, flattened, send } = useImport(upload)
  const { changes, removed } = plan
  const isNothing = changes && changes.inserted.length + changes.updated.length + removed.size === 0
  return (
    <>
      <TotalsCard reconciled={reconciled} currency={currency} />
      {flattened > 0 && (
        <p className="os-notice" data-tone="information">
          {words('flattened', { count: flattened })}
        </p>
      )}
      <LinesCard lines={lines} currency={currency} />
      {leftOut.length > 0 && <LeftOutCard rows={leftOut} onKeep={(row) => upload.decide([row], true)} />}
      {names.names.length > 0 && <NamesCard {...names} />}
      <Loaded of={answer} label={words('plan')}>
        {() => <PlanCard {...plan} />}
      </Loaded>
      <StepProblem problem={problem} onRetry={() => upload.import(send)} />
      <div className="os-row import-actions">
        <Button onClick={() => goTo('columns')}>{kitWords('tour.back')}</Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={isNothing || !answer.data || faults.length > 0}
          onClick={() => upload.import(send)}
        >
          {words('import', { count: lines.length })}
        </Button>
      </div>
    </>
  )
}

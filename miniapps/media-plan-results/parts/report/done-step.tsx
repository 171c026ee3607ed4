import { CircleCheck } from 'lucide'
import { hasFeature } from '../../../../shell/contract/has-feature.ts'
import { ADJUSTMENT_FLAG } from '../../../domain/deliveries/delivery.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import type { ReportImport } from './use-report-import.ts'

/** Outcome of the import. Figures that differ from earlier ones stay, unless somebody who may corrects them. */
export function DoneStep({ state, onClose }: { state: ReportImport; onClose(): void }) {
  const { context } = useMiniApp()
  const { added, same, corrected, different } = state.outcome!
  const mayCorrect = hasFeature(context.user, context.applicationId, ADJUSTMENT_FLAG)
  return (
    <>
      <p className="os-row" role="status">
        <Icon of={CircleCheck} /> {words('done', { added, same, corrected })}
      </p>
      {different.length > 0 && (
        <div className="os-notice" data-tone="warning">
          <p>
            {words('different', { count: different.length })} {!mayCorrect && words('different.closed')}
          </p>
          {mayCorrect && (
            <Button size="s" onClick={() => state.send(true)}>
              {words('correct')}
            </Button>
          )}
        </div>
      )}
      <div className="os-dialog-actions">
        <Button variant="primary" onClick={onClose}>
          {kitWords('close')}
        </Button>
      </div>
    </>
  )
}

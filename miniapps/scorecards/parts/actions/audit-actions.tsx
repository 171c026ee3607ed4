import { useState } from 'react'
import { isOpenAction } from '../../../domain/scorecards/action/scorecard-action.ts'
import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import type { Run } from '../../../domain/scorecards/scorecard.ts'
import { Link } from '../../../kit/controls/link.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useAudit } from '../run/audit-context.ts'
import { valueIn } from '../run/standing.ts'
import { ActionDialog } from './action-dialog.tsx'
import { actionColumns } from './action-columns.tsx'
import { RisenActions } from './risen-actions.tsx'
import type { ListedAction } from './use-actions.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** On the result: what is done about it, and what has worked. */
export function AuditActions({
  run,
  actions = [],
}: {
  run: Run
  /** Of the brand; undefined while they are read. */
  actions: readonly ListedAction[] | undefined
}) {
  const { basePath } = useMiniApp().route
  const { entries } = useAudit()
  const [shown, setShown] = useState<string>()
  const own = actions.filter(({ scorecard }) => scorecard === run.scorecardId)
  const risen = own.filter(
    ({ status, question, level }) => isOpenAction(status) && (valueIn(entries, question).level ?? 0) > level,
  )
  if (own.length === 0) return null
  return (
    <section className="os-card" aria-labelledby="audit-actions">
      <div className="os-card-header">
        <h2 id="audit-actions" className="os-subtitle">
          {appWords('action.actions')}
        </h2>
        <Link to={`${basePath}/actions`}>{words('all')}</Link>
      </div>
      {!isOpenRun(run.status) && <RisenActions risen={risen} />}
      <DataTable
        caption={appWords('action.actions')}
        hideCaption
        rows={own}
        rowKey={({ id }) => id}
        columns={actionColumns(setShown)}
      />
      {shown && <ActionDialog id={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

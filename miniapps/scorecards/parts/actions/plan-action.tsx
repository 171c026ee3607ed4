import { useCallback, useState } from 'react'
import { ListPlus } from 'lucide'
import { isOpenAction, SCORECARD_ACTION } from '../../../domain/scorecards/action/scorecard-action.ts'
import type { Question, Run } from '../../../domain/scorecards/scorecard.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { tellUse } from '../tell-use.ts'
import { ActionDialog } from './action-dialog.tsx'
import { PlanDialog, type Planned } from './plan-dialog.tsx'
import { actionsChanged, type ListedAction } from './use-actions.ts'
import { words } from './words/words.ts'

export interface PlanActionProps {
  question: Question
  level: number
  run: Run
  /** Of the brand; undefined while they are read. */
  actions: readonly ListedAction[] | undefined
}

/** Plans an action for a recommendation, or opens the one that is there. */
export function PlanAction({
  question: { id, recommendation, levels },
  level,
  run,
  actions,
}: PlanActionProps) {
  const client = useMyDocuments()
  const { portal } = useMiniApp()
  const [isPlanning, setPlanning] = useState(false)
  const stopPlanning = useCallback(() => setPlanning(false), [])
  const [shown, setShown] = useState<string>()
  const close = useCallback(() => setShown(undefined), [])
  const planned = actions?.find(
    ({ scorecard, question, status }) =>
      scorecard === run.scorecardId && question === id && isOpenAction(status),
  )
  const plan = async ({ owner, ...asked }: Planned) => {
    await client.create(SCORECARD_ACTION, run.brandId, {
      scorecard: run.scorecardId,
      question: id,
      level,
      ...asked,
      ...(owner && { owner: { ...owner } }),
      ...(recommendation && { impact: recommendation.impact, effort: recommendation.effort }),
    })
    tellUse(portal, 'planned', { scorecard: run.scorecardId })
    portal.announce(words('plan.done'))
    actionsChanged()
    stopPlanning()
  }
  return (
    <>
      {planned && <OwnerAndDue {...planned} />}
      <Button
        size="s"
        icon={ListPlus}
        disabled={!actions}
        onClick={() => (planned ? setShown(planned.id) : setPlanning(true))}
      >
        {words(planned ? 'plan.open' : 'plan.make')}
      </Button>
      {isPlanning && (
        <PlanDialog
          brandId={run.brandId}
          text={recommendation?.text ?? levels[level + 1]!}
          onPlan={plan}
          onClose={stopPlanning}
        />
      )}
      {shown && <ActionDialog id={shown} brandId={run.brandId} onClose={close} />}
    </>
  )
}

function OwnerAndDue({ owner, due }: ListedAction) {
  const { date } = useFormat()
  return (
    <p className="os-small">
      {owner?.name ?? <span className="os-muted">{words('plan.noOwner')}</span>}
      <br />
      {due ? words('plan.due', { date: date(due) }) : <span className="os-muted">{words('plan.noDue')}</span>}
    </p>
  )
}

import { ListPlus } from 'lucide'
import type { Question, Run } from '../../../domain/scorecards/scorecard.ts'
import { isOpenAction } from '../../../domain/scorecards/action/scorecard-action.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { OPEN_PLANNED, PLAN_FIX } from './plan-actions.ts'
import type { ListedAction } from './use-actions.ts'
import { words } from './words/words.ts'

export interface PlanActionProps {
  question: Question
  level: number
  run: Run
  /** Of the brand; undefined while they are read. */
  actions: readonly ListedAction[] | undefined
}

/** Plans an action for a recommendation, or opens the one that is there. */
export function PlanAction({ question, level, run, actions }: PlanActionProps) {
  const { id, recommendation, levels } = question
  const scorecard = run.scorecardId
  const planned = actions?.find(
    (each) => each.scorecard === scorecard && each.question === id && isOpenAction(each.status),
  )
  const worth = recommendation && { impact: recommendation.impact, effort: recommendation.effort }
  const recommended = {
    planned: planned?.id,
    text: recommendation?.text ?? levels[level + 1]!,
    fields: { scorecard, question: id, level, ...worth },
  }
  if (!actions)
    return (
      <Button size="s" icon={ListPlus} busy disabled>
        {words('plan.make')}
      </Button>
    )
  return (
    <>
      {planned && <OwnerAndDue {...planned} />}
      <ActionBar actions={[PLAN_FIX, OPEN_PLANNED]} on={recommended} size="s" isOneOfMany />
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

import { useCallback, useState } from 'react'
import { ListPlus } from 'lucide'
import { isOpenAction, SCORECARD_ACTION } from '../../../domain/scorecards/action/scorecard-action.ts'
import type { Question, Run } from '../../../domain/scorecards/scorecard.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { tellUse } from '../tell-use.ts'
import { ActionDialog } from './action-dialog.tsx'
import { actionsChanged, type ListedAction } from './use-actions.ts'
import { words } from './words/words.ts'

export interface PlanActionProps {
  question: Question
  level: number
  run: Run
  /** Of the brand; undefined while they are read. */
  actions: readonly ListedAction[] | undefined
}

/** Makes an action of a recommendation, or opens the one that is there. */
export function PlanAction({
  question: { id, recommendation, levels },
  level,
  run,
  actions,
}: PlanActionProps) {
  const client = useMyDocuments()
  const { portal } = useMiniApp()
  const { attempt, busy, problem } = useAttempt()
  const [shown, setShown] = useState<string>()
  const close = useCallback(() => setShown(undefined), [])
  const planned = actions?.find(
    ({ scorecard, question, status }) =>
      scorecard === run.scorecardId && question === id && isOpenAction(status),
  )
  const plan = () =>
    attempt(async () => {
      const made = await client.create(SCORECARD_ACTION, run.brandId, {
        scorecard: run.scorecardId,
        question: id,
        level,
        text: recommendation?.text ?? levels[level + 1]!,
        ...(recommendation && { impact: recommendation.impact, effort: recommendation.effort }),
      })
      tellUse(portal, 'planned', { scorecard: run.scorecardId })
      actionsChanged()
      setShown(made.id)
    })
  return (
    <>
      <Button size="s" icon={ListPlus} busy={busy} onClick={planned ? () => setShown(planned.id) : plan}>
        {words(planned ? 'plan.open' : 'plan.make')}
      </Button>
      {problem}
      {shown && <ActionDialog id={shown} brandId={run.brandId} onClose={close} />}
    </>
  )
}

import { useState } from 'react'
import { ListPlus } from 'lucide'
import { SCORECARD_ACTION } from '../../../domain/scorecards/action/scorecard-action.ts'
import { useCommand } from '../../../kit/bridge/use-command.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import { tellUse } from '../tell-use.ts'
import { PlanDialog, type Planned } from './plan-dialog.tsx'
import { actionsChanged } from './use-actions.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface PlanOwnProps {
  brandId: string
  audits: readonly { id: string; title: string }[]
}

/** Plans an action of one's own, which no question asked for. */
export function PlanOwn({ brandId, audits }: PlanOwnProps) {
  const client = useMyDocuments()
  const { portal } = useMiniApp()
  const [isPlanning, setPlanning] = useState(false)
  const stop = () => setPlanning(false)
  const start = () => setPlanning(true)
  useCommand(
    isPlanning
      ? null
      : { id: 'plan-action', title: words('plan.make'), hint: appWords('action.actions'), run: start },
  )
  const plan = async ({ audit = '', text, owner, due }: Planned) => {
    await client.create(SCORECARD_ACTION, brandId, {
      scorecard: audit,
      text,
      ...(owner && { owner: { ...owner } }),
      ...(due && { due }),
    })
    tellUse(portal, 'planned', { scorecard: audit })
    portal.announce(words('plan.done'))
    actionsChanged()
    stop()
  }
  return (
    <>
      <Button variant="primary" icon={ListPlus} onClick={start}>
        {words('plan.make')}
      </Button>
      {isPlanning && <PlanDialog brandId={brandId} audits={audits} onPlan={plan} onClose={stop} />}
    </>
  )
}

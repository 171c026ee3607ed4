import { Button } from '../kit/controls/button.tsx'
import { useCommand } from '../kit/bridge/use-command.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useAudit } from './audit-context.ts'
import { useStart } from './use-start.ts'

/** Opens a run and leads to its first question. */
export function StartButton() {
  const { portal } = useMiniApp()
  const { scorecard } = useAudit()
  const { busy, start } = useStart(({ title, text }, again) => {
    portal.notify({
      kind: 'error',
      text: `The audit was not started. ${title}. ${text}`,
      action: { label: 'Try again', run: again },
    })
  })
  useCommand(busy ? null : { id: 'start-audit', title: 'Start audit', hint: scorecard.title, run: start })
  return (
    <Button variant="primary" busy={busy} onClick={start}>
      Start audit
    </Button>
  )
}

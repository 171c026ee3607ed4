import { Button } from '../../kit/controls/button.tsx'
import { useCommand } from '../../kit/bridge/use-command.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useAudit } from './run/audit-context.ts'
import { useStart } from './use-start.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** Opens a run and leads to its first question. */
export function StartButton() {
  const { portal } = useMiniApp()
  const { scorecard } = useAudit()
  const { busy, start } = useStart(({ title, text }, again) => {
    portal.notify({
      kind: 'error',
      text: words('start.failed', { title, text }),
      action: { label: kitWords('tryAgain'), run: again },
    })
  })
  useCommand(
    busy ? null : { id: 'start-audit', title: words('action.start'), hint: scorecard.title, run: start },
  )
  return (
    <Button variant="primary" busy={busy} onClick={start}>
      {words('action.start')}
    </Button>
  )
}

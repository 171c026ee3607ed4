import { Button } from '../kit/button.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useStart } from './use-start.ts'

/** Opens a run and leads to its first question. */
export function StartButton() {
  const { host } = useMiniApp()
  const { busy, start } = useStart(({ title, text }, again) => {
    host.notify({ kind: 'error', text: `The audit was not started. ${title}. ${text}`, action: { label: 'Try again', run: again } })
  })
  return <Button variant="primary" busy={busy} onClick={start}>Start audit</Button>
}

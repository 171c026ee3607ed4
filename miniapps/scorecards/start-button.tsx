import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { problemText } from '../kit/problem-text.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useAudit } from './audit-context.ts'

/** Opens a run and leads to its first question. */
export function StartButton() {
  const { host } = useMiniApp()
  const { path, start } = useAudit()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await start()
      host.navigate(path('questions'))
    } catch (error) {
      if (host.signal.aborted) return
      setBusy(false)
      const { title, text } = problemText(error)
      host.notify({ kind: 'error', text: `The audit was not started. ${title}. ${text}`, action: { label: 'Try again', run: () => void press() } })
    }
  }
  return <Button variant="primary" busy={busy} onClick={() => void press()}>Start audit</Button>
}

import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { requestJson } from '../../bridge/request-json.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { problemText } from '../../words/problem-text.ts'
import { words } from './words/words.ts'

/** Asks the agency's administrators to open an app, and takes that back; their answer comes as a notification. */
export function RequestAccess({ app, asked }: { app: string; asked: string }) {
  const { portal, context } = useMiniApp()
  const [sent, setSent] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    await act().catch((failure: unknown) => setProblem(problemText(failure).text))
    setBusy(false)
  }
  /** Whoever has asked already is answered the same request. */
  const request = () =>
    attempt(async () => {
      const body = { app, agency: context.tenant.code }
      const { data } = await requestJson<{ data: { id: string } }>(portal, '/api/requests', {
        method: 'POST',
        body,
      })
      setSent(data.id)
    })
  const withdraw = () =>
    attempt(async () => {
      await requestJson(portal, `/api/requests/${sent!}/withdraw`, { method: 'POST' })
      setSent(undefined)
    })
  const isSent = sent !== undefined
  return (
    <>
      {isSent && (
        <p role="status" className="os-small os-muted">
          {words('sent')}
        </p>
      )}
      <Button
        size="s"
        {...(isSent && { variant: 'quiet' })}
        aria-label={words(isSent ? 'withdraw.about' : 'about', { asked })}
        busy={busy}
        onClick={() => void (isSent ? withdraw() : request())}
      >
        {words(isSent ? 'withdraw' : 'access')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { requestJson } from '../../bridge/request-json.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { problemText } from '../../words/problem-text.ts'
import { words } from './words/words.ts'

/** Asks the agency's administrators to open an app; their answer comes as a notification. */
export function RequestAccess({ app, asked }: { app: string; asked: string }) {
  const { portal, context } = useMiniApp()
  const [state, setState] = useState<'new' | 'busy' | 'sent'>('new')
  const [problem, setProblem] = useState('')
  const request = async () => {
    setState('busy')
    setProblem('')
    try {
      const body = { app, agency: context.tenant.code }
      await requestJson(portal, '/api/requests', { method: 'POST', body })
      setState('sent')
    } catch (failure) {
      setProblem(problemText(failure).text)
      setState('new')
    }
  }
  if (state === 'sent')
    return (
      <p role="status" className="os-small os-muted">
        {words('sent')}
      </p>
    )
  return (
    <>
      <Button
        size="s"
        aria-label={words('about', { asked })}
        busy={state === 'busy'}
        onClick={() => void request()}
      >
        {words('access')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

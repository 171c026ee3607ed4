import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words } from './words/words.ts'

type Decision = 'grant' | 'refuse'

interface RequestDecisionProps {
  request: string
  /** The sentence that the buttons belong to. */
  about: string
  decided(): void
}

/** An administrator lets somebody in, or does not, where they are told of it. */
export function RequestDecision({ request, about, decided }: RequestDecisionProps) {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const [busy, setBusy] = useState<Decision>()
  const [problem, setProblem] = useState('')
  const decide = async (decision: Decision) => {
    setBusy(decision)
    try {
      await requestJson(portal, `/api/requests/${request}/decide`, { method: 'POST', body: { decision } })
      decided()
    } catch (failure) {
      setProblem(problemText(failure).text)
    }
    setBusy(undefined)
  }
  const button = (decision: Decision) => (
    <Button
      size="s"
      aria-label={`${words(decision)}: ${about}`}
      busy={busy === decision}
      onClick={() => void decide(decision)}
    >
      {words(decision)}
    </Button>
  )
  return (
    <span className="notice-decision">
      {button('grant')}
      {button('refuse')}
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}

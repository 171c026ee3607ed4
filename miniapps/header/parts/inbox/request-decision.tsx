import { useState } from 'react'
import { momentOf } from '../../../domain/requests/until.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words } from './words/words.ts'

/** Another day is chosen where the notice leads. */
const SHORT = ['always', 'week', 'month'] as const
type Short = (typeof SHORT)[number]

const fromNow = (until: Short) => momentOf(until, '', new Date())

type Decision = 'grant' | 'refuse'

interface RequestDecisionProps {
  request: string
  /** The sentence that the buttons belong to. */
  about: string
  decided(): void
}

/** An administrator lets somebody in, or does not, where they are told of it. */
export function RequestDecision({ request, about, decided }: RequestDecisionProps) {
  const requests = useApi('requests')
  const [busy, setBusy] = useState<Decision>()
  const [problem, setProblem] = useState('')
  const [until, setUntil] = useState<Short>('always')
  const decide = async (decision: Decision) => {
    setBusy(decision)
    try {
      const body = { decision, until: decision === 'grant' ? fromNow(until) : null }
      await requests.post(`/${request}/decide`, body)
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
    <div className="notice-decision">
      <Select
        label={words('howLong')}
        hideLabel
        value={until}
        onChange={(value) => setUntil(value as Short)}
        options={SHORT.map((value) => ({ value, label: words(`howLong.${value}`) }))}
      />
      {button('grant')}
      {button('refuse')}
      {problem && <span role="alert">{problem}</span>}
    </div>
  )
}

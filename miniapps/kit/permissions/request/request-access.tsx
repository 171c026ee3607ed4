import { useState } from 'react'
import { TextArea } from '../../controls/text-area.tsx'
import { Button } from '../../controls/button.tsx'
import { useApi } from '../../bridge/use-api.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { problemText } from '../../words/problem-text.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../words/words.ts'

/** As many as the server takes. */
const MOST_CHARACTERS = 1000

/** The person has just asked for the field. */
const focusFirst = (field: HTMLTextAreaElement | null): void => field?.focus()

/** Asks the agency's administrators to open an app, and takes that back; their answer comes as a notification. */
export function RequestAccess({ app, asked }: { app: string; asked: string }) {
  const { context } = useMiniApp()
  const requests = useApi('requests')
  const [sent, setSent] = useState<string>()
  /** Undefined: not asking yet. */
  const [note, setNote] = useState<string>()
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
      const body = { app, agency: context.tenant.code, ...(note?.trim() && { note: note.trim() }) }
      setSent((await requests.post<{ id: string }>('', body)).id)
      setNote(undefined)
    })
  const withdraw = () =>
    attempt(async () => {
      await requests.post(`/${sent!}/withdraw`)
      setSent(undefined)
    })
  const step = sent !== undefined ? 'withdraw' : note !== undefined ? 'send' : 'about'
  const act = { withdraw, send: request, about: () => setNote('') }[step]
  return (
    <>
      {step === 'withdraw' && (
        <p role="status" className="os-small os-muted">
          {words('sent')}
        </p>
      )}
      {step === 'send' && (
        <TextArea
          label={words('why')}
          help={words('why.help')}
          maxLength={MOST_CHARACTERS}
          ref={focusFirst}
          value={note ?? ''}
          onChange={setNote}
        />
      )}
      <div className="os-row">
        <Button
          size="s"
          {...(step === 'withdraw' && { variant: 'quiet' })}
          aria-label={words(step === 'about' ? 'about' : `${step}.about`, { asked })}
          busy={busy}
          onClick={() => void act()}
        >
          {words(step === 'about' ? 'access' : step)}
        </Button>
        {step === 'send' && (
          <Button size="s" variant="quiet" onClick={() => setNote(undefined)}>
            {kitWords('cancel')}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

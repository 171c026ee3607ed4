import { useState } from 'react'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { periodWords } from '../period-words.ts'
import { tellUse } from '../tell-use.ts'
import { words } from '../../words/words.ts'
import { NotStarted, startAudits } from './start-audits.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface StartDialogProps {
  audits: readonly ScorecardOverview[]
  client: DocumentClient
  brandId: string
  onStarted(): void
  onClose(): void
}

/** Asks which audits; those that were never started are chosen already. */
export function StartDialog({ audits, client, brandId, onStarted, onClose }: StartDialogProps) {
  const { portal } = useMiniApp()
  const { number, list } = useFormat()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(audits.filter(({ status }) => status === 'not-started').map(({ id }) => id)),
  )
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const wanted = audits.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))
  const start = async () => {
    if (busy || wanted.length === 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      const stored = await startAudits(client, brandId, wanted)
      for (const { id } of wanted) tellUse(portal, 'started', { scorecard: id })
      portal.notify({ kind: 'success', text: words('startSeveral.begun', { count: stored.length }) })
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    } finally {
      onStarted()
    }
  }
  const all = audits.map(({ id }) => id)
  return (
    <Dialog
      open
      title={words('action.startSeveral')}
      onClose={() => !busy && onClose()}
      onSubmit={() => void start()}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {kitWords('cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={busy} disabled={wanted.length === 0}>
            {words('startSeveral.begin', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <p>{words('startSeveral.text')}</p>
      <fieldset className="start-several" disabled={busy}>
        <legend className="os-visually-hidden">{words('startSeveral.which')}</legend>
        <Checkbox
          label={words('startSeveral.all', { count: number(all.length) })}
          checked={wanted.length === audits.length}
          onChange={(isChosen) => choose(all, isChosen)}
        />
        {audits.map((audit) => (
          <Checkbox
            key={audit.id}
            label={audit.title}
            help={sizeOf(audit)}
            checked={chosen.has(audit.id)}
            onChange={(isChosen) => choose([audit.id], isChosen)}
          />
        ))}
      </fieldset>
      {failure !== undefined && (
        <p className="os-notice" data-tone="error" role="alert">
          {failureWords(failure, list)}
        </p>
      )}
    </Dialog>
  )
}

const sizeOf = ({ questions, minutes, last }: ScorecardOverview): string =>
  last
    ? words('startSeveral.repeats', { period: periodWords(last.period) })
    : words('overview.size', { questions, minutes })

function failureWords(failure: unknown, list: (names: readonly string[]) => string): string {
  const { title, text } = problemText(failure instanceof NotStarted ? failure.cause : failure)
  const { begun, rest } = failure instanceof NotStarted ? failure : { begun: [], rest: [] }
  return words('startSeveral.stopped', {
    begun: begun.length,
    names: list(begun),
    rest: list(rest),
    title,
    text,
  })
}

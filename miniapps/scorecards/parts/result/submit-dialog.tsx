import { useState } from 'react'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { useAudit } from '../run/audit-context.ts'
import { scoreWords } from '../score-words.ts'
import { canBeSubmitted, SubmitChecks } from './submit-checks.tsx'

/** Answers that are not saved, or that somebody has changed meanwhile. */
type Refusal = 'not-saved' | readonly Question[]

/** Asks before an audit is handed in; what somebody answered meanwhile is shown first. */
export function SubmitDialog({ onClose, onDone }: OpenedProps) {
  const audit = useAudit()
  const { portal } = useMiniApp()
  const format = useFormat()
  const [refusal, setRefusal] = useState<Refusal>()
  const isReady = canBeSubmitted(audit)
  const refuse = (why: Refusal) => {
    setRefusal(why)
    return false
  }
  const submit = async () => {
    setRefusal(undefined)
    if (!(await audit.answers?.flush())) return refuse('not-saved')
    const outcome = await audit.submit()
    if (outcome.kind === 'changed') return refuse(outcome.questions)
    if (outcome.kind === 'submitted-before') {
      portal.notify({ kind: 'info', text: words(outcome.newRun ? 'submit.anew' : 'submit.before') })
      return onClose()
    }
    portal.announce(words('submit.done', { score: scoreWords(audit.standing.score, format.number) }))
    onDone() // at once: the submitted audit takes this one's place, and the dialog with it
  }
  return (
    <ConfirmDialog
      title={words(isReady ? 'submit.ready' : 'submit.open')}
      verb={words('action.submit')}
      isBarred={!isReady}
      act={submit}
      onClose={onClose}
    >
      <SubmitChecks />
      {isReady && <p>{words('submit.readyText')}</p>}
      {refusal && (
        <p className="os-notice" data-tone="error" role="alert">
          {refusalWords(refusal, format)}
        </p>
      )}
    </ConfirmDialog>
  )
}

function refusalWords(refusal: Refusal, { list }: Format): string {
  if (refusal === 'not-saved')
    return words('problem', { title: words('submit.notSaved.title'), text: words('submit.notSaved.text') })
  const quoted = list(refusal.map(({ text }) => words('submit.quoted', { text })))
  const text = words('submit.changed.text', { questions: quoted })
  return words('problem', { title: words('submit.changed.title'), text })
}

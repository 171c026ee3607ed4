import { useCallback, useState } from 'react'
import { Mail, Send } from 'lucide'
import * as v from 'valibot'
import { textOf } from '../../../domain/document/change.ts'
import { neededText } from '../../../domain/form/rules.ts'
import { askedPath } from '../../../domain/scorecards/asked.ts'
import { ASKED_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useField } from '../../../kit/document/use-document.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ShareLink } from '../../../kit/views/share-link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { usePeople } from '../actions/use-actions.ts'
import { useAudit } from '../run/audit-context.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { words } from './words/words.ts'

interface AskOwnerProps {
  question: Question
  answers: RunAnswers
  isAnswered: boolean
}

/** Sends one question to whoever knows: a link that opens it, and a note that it was asked. */
export function AskOwner({ question, answers, isAnswered }: AskOwnerProps) {
  const asked = useField(answers.run, askedPath(question.id))
  const { relative } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const whom = textOf(asked.value)
  const name = asked.by?.name ?? ''
  return (
    <>
      {whom !== '' && !isAnswered && (
        <span className="os-muted os-small">
          {asked.at
            ? words('ask.asked', { whom, name, when: relative(asked.at) })
            : words('ask.askedNow', { whom })}
        </span>
      )}
      <Button size="s" variant="quiet" icon={Send} onClick={() => setOpen(true)}>
        {words('ask.ask')}
      </Button>
      {isOpen && (
        <AskDialog
          question={question}
          whom={whom}
          onClose={close}
          onAsk={(value) => asked.set(value || null)}
        />
      )}
    </>
  )
}

interface AskDialogProps {
  question: Question
  /** '' while nobody was asked. */
  whom: string
  /** '' takes it back. */
  onAsk(whom: string): void
  onClose(): void
}

const ASKED = v.object({ whom: neededText(ASKED_MAX_CHARACTERS) })

function AskDialog({ question, whom, onAsk, onClose }: AskDialogProps) {
  const { path, scorecard } = useAudit()
  const people = usePeople().map(({ name }) => name)
  const offered = [...new Set([question.ownerRole, ...people])].map((name) => ({ value: name, label: name }))
  const form = useForm(ASKED, { whom: whom || question.ownerRole }, (asked) => onAsk(asked.whom))
  const address = () => new URL(path('questions', question.id), location.href).href
  const takeBack = () => {
    onAsk('')
    onClose()
  }
  const body = words('ask.mail', { question: question.text, link: address() })
  const mail = `mailto:?subject=${encodeURIComponent(scorecard.title)}&body=${encodeURIComponent(body)}`
  return (
    <FormDialog
      form={form}
      title={words('ask.title')}
      verb={words('ask.mark')}
      otherwise={whom !== '' && <Button onClick={takeBack}>{words('ask.takeBack')}</Button>}
      onClose={onClose}
    >
      <p>{question.text}</p>
      <Combobox {...form.field('whom')} freeText label={words('ask.whom')} options={offered} />
      <p className="os-muted">{words('ask.text')}</p>
      <div className="os-row">
        <ShareLink address={address} />
        <a className="os-link" href={mail}>
          <Icon of={Mail} /> {words('ask.write')}
        </a>
      </div>
    </FormDialog>
  )
}

import { useState } from 'react'
import type { ReviewInput, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { AgencySelect } from '../agency-select.tsx'
import { useAccessOptions } from '../dialogs/use-access-options.ts'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

type Kind = ReviewInput['of']['kind']

interface ReviewDialogProps {
  onDone(review: ReviewLine): void
  onClose(): void
}

/** What is looked at: all of an agency, or whoever holds one role or belongs to one group. */
export function ReviewDialog({ onDone, onClose }: ReviewDialogProps) {
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const first = useFirstAgency(agencies)
  const [code, setCode] = useState<string>()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<Kind>('agency')
  const [id, setId] = useState('')
  const [due, setDue] = useState('')
  const [isTried, setTried] = useState(false)
  const { attempt, busy, problem } = useAttempt()
  const agency = code ?? first?.code ?? ''
  const options = useAccessOptions(agency)
  const choose = (next: Kind) => {
    setKind(next)
    setId('')
  }
  const submit = () => {
    setTried(true)
    if (!name.trim() || !agency || (kind !== 'agency' && !id)) return
    attempt(async () => {
      const input: ReviewInput = {
        agency,
        name: name.trim(),
        of: kind === 'agency' ? { kind } : { kind, id },
        dueAt: due ? new Date(`${due}T23:59:59`).toISOString() : null,
      }
      const data = await access.post<ReviewLine>('/reviews', input)
      onDone(data)
    })
  }
  return (
    <Dialog
      open
      title={words('new')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('begin')}
          </Button>
        </>
      }
    >
      <p>{words('begin.text')}</p>
      <TextField
        label={kitWords('name')}
        required
        value={name}
        onChange={setName}
        {...(isTried && !name.trim() && { error: kitWords('needed') })}
      />
      <AgencySelect agencies={agencies} value={agency} onChange={setCode} />
      <RadioGroup
        label={words('of')}
        value={kind}
        onChange={(next) => choose(next as Kind)}
        options={(['agency', 'role', 'group'] as const).map((value) => ({
          value,
          label: words(`of.${value}`),
        }))}
      />
      {kind !== 'agency' && (
        <Combobox
          key={kind}
          label={words(`one.${kind}`)}
          required
          options={kind === 'role' ? options.roles : options.groups}
          value={id}
          onChange={setId}
          {...(isTried && !id && { error: kitWords('needed') })}
        />
      )}
      <DateField label={words('due')} value={due} onChange={setDue} />
      {problem}
    </Dialog>
  )
}

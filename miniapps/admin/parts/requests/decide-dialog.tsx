import { useState } from 'react'
import {
  type AccessRequest,
  ENTRY_APP,
  type RequestDecision,
} from '../../../domain/requests/access-request.ts'
import { momentOf, UNTIL, type Until } from '../../../domain/requests/until.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { EntryRole } from './entry-role.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface DecideDialogProps {
  request: AccessRequest
  onDecided(): void
  onClose(): void
}

type Wrong = 'day' | 'reason' | 'role'

/** Gives access, for how long, or refuses it, which asks for a reason: whoever asked is told of it. */
export function DecideDialog({ request, onDecided, onClose }: DecideDialogProps) {
  const { id, person, title, agency, note, agencyCode } = request
  const isEntry = request.app === ENTRY_APP
  const requests = useApi('requests')
  const [until, setUntil] = useState<Until>('always')
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [role, setRole] = useState('')
  const [wrong, setWrong] = useState<Wrong>()
  const { attempt, busy, problem } = useAttempt()
  const send = (body: RequestDecision) =>
    attempt(async () => {
      await requests.post(`/${id}/decide`, body)
      onDecided()
    })
  const grant = () => {
    const moment = momentOf(until, day, new Date())
    if (isEntry && !role) return setWrong('role')
    if (moment === undefined) return setWrong('day')
    setWrong(undefined)
    send({ decision: 'grant', reason, until: moment, role: role || null })
  }
  const refuse = () => {
    if (!reason.trim()) return setWrong('reason')
    setWrong(undefined)
    send({ decision: 'refuse', reason, until: null, role: null })
  }
  return (
    <Dialog
      open
      title={words('asks', { person, app: title })}
      onClose={onClose}
      onSubmit={grant}
      actions={
        <>
          <Button busy={busy} onClick={refuse}>
            {kitWords('refuse')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words('grant')}
          </Button>
        </>
      }
    >
      <p>
        <span className="os-muted">{agency}</span>
        {note && (
          <>
            <br />
            <q>{note}</q>
          </>
        )}
      </p>
      {isEntry && (
        <EntryRole agency={agencyCode} value={role} onChange={setRole} isMissing={wrong === 'role'} />
      )}
      <p>{words('told', { person })}</p>
      <Select
        label={words('until')}
        help={words('until.help')}
        value={until}
        onChange={(value) => setUntil(value as Until)}
        options={UNTIL.map((value) => ({ value, label: words(`until.${value}`) }))}
      />
      {until === 'day' && (
        <DateField
          label={words('lastDay')}
          required
          value={day}
          onChange={setDay}
          {...(wrong === 'day' && { error: words('lastDay.past') })}
        />
      )}
      <TextField
        label={kitWords('reason')}
        help={words('reason.help')}
        value={reason}
        onChange={setReason}
        {...(wrong === 'reason' && { error: words('reason.missing') })}
      />
      {problem}
    </Dialog>
  )
}

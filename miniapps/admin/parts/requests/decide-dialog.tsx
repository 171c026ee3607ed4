import { useState } from 'react'
import { grantForm, REFUSE_FORM } from '../../../domain/access/forms.ts'
import {
  type AccessRequestLine,
  ENTRY_APP,
  type RequestDecision,
} from '../../../domain/requests/access-request.ts'
import { momentOf, UNTIL } from '../../../domain/requests/until.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { EntryRole } from './entry-role.tsx'
import { words } from './words/words.ts'

interface DecideDialogProps {
  request: AccessRequestLine
  onDecided(): void
  onClose(): void
}

/** Gives access, for how long, or refuses it, which asks for a reason: the person who asked is told of it. */
export function DecideDialog({ request, onDecided, onClose }: DecideDialogProps) {
  const { person, title, agency, note, agencyCode } = request
  const isEntry = request.app === ENTRY_APP
  const { grant, refusal } = useDecision(request, onDecided)
  const [isRefusing, setRefusing] = useState(false)
  const decide = (refuses: boolean) => {
    setRefusing(refuses)
    if (refuses) refusal.submit()
    else grant.submit()
  }
  return (
    <FormDialog
      form={{
        ...(isRefusing ? refusal : grant),
        tries: grant.tries + refusal.tries,
        submit: () => decide(false),
      }}
      title={words('asks', { person, app: title })}
      verb={words('grant')}
      otherwise={
        <Button busy={refusal.isBusy} onClick={() => decide(true)}>
          {kitWords('refuse')}
        </Button>
      }
      onClose={onClose}
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
      {isEntry && <EntryRole {...grant.field('role')} agency={agencyCode} />}
      <p>{words('told', { person })}</p>
      <Select
        {...grant.field('until')}
        label={words('until')}
        help={words('until.help')}
        options={UNTIL.map((value) => ({ value, label: words(`until.${value}`) }))}
      />
      {grant.values.until === 'day' && (
        <DateField {...grant.field('day', words('lastDay.past'))} label={words('lastDay')} required />
      )}
      <TextField
        {...grant.field('reason')}
        label={kitWords('reason')}
        help={words('reason.help')}
        error={isRefusing ? refusal.errorAt('reason') && words('reason.missing') : grant.errorAt('reason')}
      />
    </FormDialog>
  )
}

/** Two forms over the same reason: only a refusal has to give one. */
function useDecision({ id, app }: AccessRequestLine, done: () => void) {
  const requests = useApi('requests')
  const send = (decision: RequestDecision) => requests.post(`/${id}/decide`, decision)
  const grant = useForm(
    grantForm(app === ENTRY_APP),
    { until: 'always', day: '', reason: '', role: '' },
    ({ until, day, reason, role }) => {
      const moment = momentOf(until, day, new Date()) ?? null
      return send({ decision: 'grant', reason, until: moment, role: role || null })
    },
    { done },
  )
  const refusal = useForm(
    REFUSE_FORM,
    { reason: grant.values.reason },
    ({ reason }) => send({ decision: 'refuse', reason, until: null, role: null }),
    { done },
  )
  return { grant, refusal }
}

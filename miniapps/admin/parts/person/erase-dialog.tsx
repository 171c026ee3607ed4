import { eraseForm } from '../../../domain/access/forms.ts'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { ReasonField } from '../../../kit/form/reason-field.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { personName } from '../person-name.ts'
import { words } from './words/words.ts'

interface EraseDialogProps {
  person: PersonDetail
  onDone(): void
  onClose(): void
}

/** Nothing brings an erased person back: their address is typed before it is done. */
export function EraseDialog({ person, onDone, onClose }: EraseDialogProps) {
  const access = useApi('access')
  const path = `/people/${encodeURIComponent(person.id)}/erase`
  const form = useForm(
    eraseForm(person.email),
    { typed: '', reason: '' },
    ({ reason }) => access.post(path, { reason }),
    { done: onDone },
  )
  return (
    <FormDialog
      form={form}
      title={words('erase.title', { name: personName(person) })}
      verb={words('erase')}
      isDangerous
      onClose={onClose}
    >
      <p>{words('erase.goes')}</p>
      <p>{words('erase.stays')}</p>
      <TextField
        {...form.field('typed', words('erase.mismatch'))}
        label={words('erase.confirm', { email: person.email })}
        required
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}

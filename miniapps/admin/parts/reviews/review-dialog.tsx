import { REVIEW_FORM } from '../../../domain/access/forms.ts'
import type { ReviewInput, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { AgencySelect } from '../agency-select.tsx'
import { useAccessOptions } from '../dialogs/use-access-options.ts'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { words } from './words/words.ts'

interface ReviewDialogProps {
  onDone(review: ReviewLine): void
  onClose(): void
}

/** Begins a review of all of an agency, or of the people who hold one role or belong to one group. */
export function ReviewDialog({ onDone, onClose }: ReviewDialogProps) {
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const agency = useFirstAgency(agencies)?.code ?? ''
  const form = useForm(
    REVIEW_FORM,
    { agency, name: '', kind: 'agency', id: '', due: '' },
    ({ agency, name, kind, id, due }) => {
      const input: ReviewInput = {
        agency,
        name,
        of: kind === 'agency' ? { kind } : { kind, id },
        dueAt: due ? new Date(`${due}T23:59:59`).toISOString() : null,
      }
      return access.post<ReviewLine>('/reviews', input)
    },
    { done: onDone },
  )
  const { kind } = form.values
  const options = useAccessOptions(form.values.agency)
  return (
    <FormDialog form={form} title={words('new')} verb={words('begin')} onClose={onClose}>
      <p>{words('begin.text')}</p>
      <TextField {...form.field('name')} label={kitWords('name')} required />
      <AgencySelect {...form.field('agency')} agencies={agencies} />
      <RadioGroup
        label={words('of')}
        value={kind}
        onChange={(next) => form.set({ kind: next as typeof kind, id: '' })}
        options={(['agency', 'role', 'group'] as const).map((value) => ({
          value,
          label: words(`of.${value}`),
        }))}
      />
      {kind !== 'agency' && (
        <Combobox
          {...form.field('id')}
          key={kind}
          label={words(`one.${kind}`)}
          required
          options={kind === 'role' ? options.roles : options.groups}
        />
      )}
      <DateField {...form.field('due')} label={words('due')} />
    </FormDialog>
  )
}

import { NEVER } from '../../../domain/access/expiry.ts'
import { ASSIGN_FORM } from '../../../domain/access/forms.ts'
import type { AssignmentInput } from '../../../domain/access/wire-grants.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { ReasonField } from '../../../kit/form/reason-field.tsx'
import { useEach } from '../../../kit/form/use-each.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { words } from '../person/words/words.ts'
import { ExpiryFields } from './expiry-fields.tsx'
import { useAccessOptions } from './use-access-options.ts'

export interface AssignSubject {
  kind: 'person' | 'group'
  id: string
  name: string
}

interface AssignDialogProps {
  /** One group, or any number of people. */
  subjects: readonly AssignSubject[]
  agency: { code: string; name: string; account: string }
  onDone(): void
  onClose(): void
}

/** A role on the agency, a market or a brand, until a moment or for good. */
export function AssignDialog({ subjects, agency, onDone, onClose }: AssignDialogProps) {
  const access = useApi('access')
  const options = useAccessOptions(agency.code)
  const each = useEach<AssignSubject>(({ name }) => name)
  const form = useForm(
    ASSIGN_FORM,
    { role: '', account: agency.account, below: false, reason: '', ...NEVER },
    (given) =>
      each.run(subjects, ({ kind, id }) => {
        const input: AssignmentInput = { ...given, [kind]: id }
        return access.post('/assignments', input)
      }),
    { done: onDone },
  )
  const name = subjects.length === 1 ? subjects[0]!.name : kitWords('people', { count: subjects.length })
  return (
    <FormDialog
      form={form}
      title={words('assign.title', { name })}
      verb={appWords('bulk.assign')}
      onClose={each.isBegun ? onDone : onClose}
    >
      <Combobox {...form.field('role')} label={kitWords('role')} required options={options.roles} />
      <Combobox
        {...form.field('account')}
        label={words('account')}
        help={words('account.help')}
        required
        options={options.accounts}
        valueLabel={form.values.account === agency.account ? agency.name : undefined}
      />
      <Checkbox {...form.tick('below')} label={words('below')} help={words('below.help')} />
      <ExpiryFields form={form} />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}

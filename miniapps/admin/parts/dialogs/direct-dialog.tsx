import { DIRECT_FORM } from '../../../domain/access/forms.ts'
import type { DirectInput, PersonDetail } from '../../../domain/access/wire-grants.ts'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { ReasonField } from '../../../kit/form/reason-field.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as appWords } from '../../words/words.ts'
import { personName } from '../person-name.ts'
import { words } from '../person/words/words.ts'
import { usePermissions } from '../roles/use-permissions.ts'
import { useAccessOptions } from './use-access-options.ts'

interface DirectDialogProps {
  person: PersonDetail
  agency: AdministeredAgency
  onDone(): void
  onClose(): void
}

/** Permissions without a role: for what is one person's alone. */
export function DirectDialog({ person, agency, onDone, onClose }: DirectDialogProps) {
  const access = useApi('access')
  const { accounts } = useAccessOptions(agency.code)
  const options = usePermissions().map(({ code, app, allows }) => ({
    value: code,
    label: `${appWords('permission.said', { app, allows })} · ${code}`,
  }))
  const form = useForm(
    DIRECT_FORM,
    { account: agency.account, permissions: [], reason: '' },
    ({ account, permissions, reason }) => {
      const input: DirectInput = { person: person.id, account, add: permissions, remove: [], reason }
      return access.post('/direct', input)
    },
    { done: onDone },
  )
  return (
    <FormDialog
      form={form}
      title={words('direct.title', { name: personName(person) })}
      verb={words('direct.give')}
      onClose={onClose}
    >
      <MultiSelect
        {...form.field('permissions')}
        label={appWords('permissions')}
        options={options}
        required
      />
      <Combobox
        {...form.field('account')}
        label={words('account')}
        help={words('account.help')}
        options={accounts}
        valueLabel={form.values.account === agency.account ? agency.name : undefined}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}

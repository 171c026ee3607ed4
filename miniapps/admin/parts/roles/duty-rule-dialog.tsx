import { DUTY_RULE_FORM } from '../../../domain/access/forms.ts'
import type { DutyRuleLine } from '../../../domain/access/wire-checks.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { AgencySelect } from '../agency-select.tsx'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { usePermissions } from './use-permissions.ts'
import { words } from './words/words.ts'

interface DutyRuleDialogProps {
  /** Left out: a new one. */
  rule?: DutyRuleLine
  onDone(): void
  onClose(): void
}

/** Two sets of permissions that nobody may hold together. */
export function DutyRuleDialog({ rule, onDone, onClose }: DutyRuleDialogProps) {
  const access = useApi('access')
  const agencies = useAgencies().data ?? []
  const agency = useFirstAgency(agencies)?.code ?? ''
  const options = usePermissions().map(({ code, app, allows }) => ({
    value: code,
    label: words('permission.said', { app, allows, code }),
  }))
  const form = useForm(
    DUTY_RULE_FORM,
    rule ?? { name: '', agency, first: [], second: [] },
    (input) =>
      rule
        ? access.put(`/duty-rules/${encodeURIComponent(rule.id)}`, input)
        : access.post('/duty-rules', input),
    { done: onDone },
  )
  return (
    <FormDialog
      form={form}
      title={rule ? kitWords('editNamed', { name: rule.name }) : words('duty.new')}
      verb={words(rule ? 'duty.save' : 'duty.create')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={kitWords('name')} required />
      {!rule && <AgencySelect {...form.field('agency')} agencies={agencies} />}
      <MultiSelect {...form.field('first')} label={words('duty.first')} options={options} />
      <MultiSelect {...form.field('second')} label={words('duty.second')} options={options} />
    </FormDialog>
  )
}

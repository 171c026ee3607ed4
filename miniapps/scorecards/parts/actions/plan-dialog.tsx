import * as v from 'valibot'
import { neededText } from '../../../domain/form/rules.ts'
import type { Somebody } from '../../../domain/document/wire.ts'
import { ACTION_TEXT_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { OwnerField } from './owner-field.tsx'
import { words } from './words/words.ts'

/** An action as it is planned. */
export interface Planned {
  text: string
  /** Only where one was asked for. */
  audit?: string
  owner?: Somebody
  due?: string
}

interface PlanDialogProps {
  brandId: string
  /** What is recommended; missing for an action of one's own. */
  text?: string
  /** The audits that an action of one's own may belong to. */
  audits?: readonly { id: string; title: string }[]
  onPlan(planned: Planned): Promise<void>
  onClose(): void
}

const PLAN = v.object({
  text: neededText(ACTION_TEXT_MAX_CHARACTERS),
  audit: v.string(),
  owner: v.nullable(v.object({ id: v.string(), name: v.string() })),
  due: v.string(),
})

/** Asks what, who and until when; there is no action before it is confirmed. */
export function PlanDialog({ brandId, text: recommended = '', audits, onPlan, onClose }: PlanDialogProps) {
  const form = useForm(
    PLAN,
    { text: recommended, audit: audits?.[0]?.id ?? '', owner: null, due: '' },
    ({ text, audit, owner, due }) =>
      onPlan({ text, ...(audit && { audit }), ...(owner && { owner }), ...(due && { due }) }),
  )
  return (
    <FormDialog form={form} title={words('plan.make')} verb={words('plan.make')} onClose={onClose}>
      <TextArea {...form.field('text')} label={words('column.what')} rows={3} required />
      {audits && (
        <Select
          {...form.field('audit')}
          label={words('column.audit')}
          options={audits.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <OwnerField {...form.field('owner')} brandId={brandId} />
      <DateField {...form.field('due')} label={words('column.due')} />
    </FormDialog>
  )
}

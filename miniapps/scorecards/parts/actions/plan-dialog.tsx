import * as v from 'valibot'
import { chosen, neededText } from '../../../domain/form/rules.ts'
import type { Json } from '../../../domain/document/json.ts'
import { SCORECARD_ACTION } from '../../../domain/scorecards/action/scorecard-action.ts'
import { ACTION_TEXT_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useScorecards } from '../../use-scorecards.ts'
import { useKnownOverview } from '../use-overview.ts'
import { OwnerField } from './owner-field.tsx'
import { actionsChanged } from './use-actions.ts'
import { words } from './words/words.ts'

interface PlanDialogProps extends OpenedProps {
  /** What is recommended. */
  text?: string
  /** What the action has beside that; without it, it is somebody's own, and its audit is asked for. */
  fields?: Readonly<Record<string, Json>> & { scorecard: string }
}

const PLAN = v.object({
  text: neededText(ACTION_TEXT_MAX_CHARACTERS),
  scorecard: chosen,
  owner: v.nullable(v.object({ id: v.string(), name: v.string() })),
  due: v.string(),
})

/** Asks what, who and until when; there is no action before it is confirmed. */
export function PlanDialog({ text: recommended = '', fields, onClose, onDone }: PlanDialogProps) {
  const { client, brandId } = useScorecards()
  const { portal } = useMiniApp()
  const audits = useKnownOverview(brandId) ?? []
  const first = {
    text: recommended,
    scorecard: fields?.scorecard ?? audits[0]?.id ?? '',
    owner: null,
    due: '',
  }
  const plan = async ({ owner, due, ...asked }: v.InferOutput<typeof PLAN>) => {
    await client.create(SCORECARD_ACTION, brandId, {
      ...fields,
      ...asked,
      ...(owner && { owner }),
      ...(due && { due }),
    })
    portal.announce(words('plan.done'))
    actionsChanged()
  }
  const form = useForm(PLAN, first, plan, { done: () => onDone() })
  return (
    <FormDialog form={form} title={words('plan.make')} verb={words('plan.make')} onClose={onClose}>
      <TextArea {...form.field('text')} label={words('column.what')} rows={3} required />
      {!fields && (
        <Select
          {...form.field('scorecard')}
          label={words('column.audit')}
          options={audits.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <OwnerField {...form.field('owner')} />
      <DateField {...form.field('due')} label={words('column.due')} />
    </FormDialog>
  )
}

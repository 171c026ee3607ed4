import type * as v from 'valibot'
import type { Kind } from '../../domain/workspaces/hierarchy.ts'
import { FIRST_STATUSES } from '../../domain/workspaces/status-moves.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import type { newWorkspaceForm } from '../../domain/workspaces/workspace-input.ts'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { Select } from '../../kit/controls/select.tsx'
import type { FormOf } from '../../kit/form/form.ts'
import type { WizardStep } from '../../kit/form/wizard/wizard.tsx'
import { createFormat } from '../../kit/words/format.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { PeoplePicker } from './people-picker.tsx'
import { AboutFields, NameFields } from './workspace-fields.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

type Schema = ReturnType<typeof newWorkspaceForm>
export type NewValues = v.InferOutput<Schema>
type NewForm = FormOf<Schema>

export const firstValues = (above: WorkspaceDetail | null): NewValues => ({
  name: '',
  description: '',
  categories: [...(above?.categories ?? [])],
  countries: above?.type === 'ADVERTISER_MARKET' ? above.countries.slice(0, 1) : [],
  status: 'LIVE',
  owners: [],
})

/** First what it is and where, then what it is about and whose. */
export function newWorkspaceSteps(
  form: NewForm,
  type: Kind,
  above: WorkspaceDetail | null,
  agency: string,
): readonly WizardStep<NewForm['values']>[] {
  const { values, set } = form
  return [
    {
      key: 'basics',
      label: words('step.basics'),
      fields: ['name', 'countries', 'status'],
      content: (
        <>
          <NameFields type={type} form={form} />
          {type === 'BRAND' && above && (
            <CountryOf
              above={above}
              value={values.countries[0] ?? ''}
              onChange={(code) => set({ countries: [code] })}
            />
          )}
          <RadioGroup
            {...form.field('status')}
            label={kitWords('status')}
            options={FIRST_STATUSES.map((status) => ({ value: status, label: words(`status.${status}`) }))}
          />
        </>
      ),
    },
    {
      key: 'about',
      label: words(type === 'BRAND' ? 'step.people' : 'step.about'),
      fields: ['categories', 'description', 'owners'],
      content: (
        <>
          <AboutFields form={form} />
          {type === 'BRAND' && (
            <PeoplePicker {...form.field('owners')} label={words('owners')} agency={agency} />
          )}
        </>
      ),
    },
  ]
}

interface CountryOfProps {
  above: WorkspaceDetail
  value: string
  onChange(code: string): void
}

/** One of the advertiser market's; the currency is that of its first. */
function CountryOf({ above, value, onChange }: CountryOfProps) {
  const { context } = useMiniApp()
  const { regionName } = createFormat(context.displaySettings)
  return (
    <Select
      label={words('country')}
      required
      help={words('currencyOfFirst', { currency: above.currency ?? '' })}
      value={value}
      onChange={onChange}
      options={above.countries.map((code) => ({ value: code, label: regionName(code) }))}
    />
  )
}

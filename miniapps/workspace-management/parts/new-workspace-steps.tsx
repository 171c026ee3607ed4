import type { Kind } from '../../domain/workspaces/hierarchy.ts'
import { MAX_CATEGORIES } from '../../domain/workspaces/limits.ts'
import { FIRST_STATUSES, type Status } from '../../domain/workspaces/status-moves.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TagsField } from '../../kit/controls/tags-field.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import type { WizardStep } from '../../kit/views/wizard/wizard.tsx'
import { createFormat } from '../../kit/words/format.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { CountriesField } from './countries-field.tsx'
import { PeoplePicker, type Picked } from './people-picker.tsx'

export interface NewValues {
  name: string
  description: string
  categories: readonly string[]
  countries: readonly string[]
  status: Status
  owners: readonly Picked[]
}

export const firstValues = (above: WorkspaceDetail | null): NewValues => ({
  name: '',
  description: '',
  categories: above?.categories ?? [],
  countries: above?.type === 'ADVERTISER_MARKET' ? above.countries.slice(0, 1) : [],
  status: 'LIVE',
  owners: [],
})

/** First what it is and where, then what it is about and whose. */
export function newWorkspaceSteps(
  type: Kind,
  above: WorkspaceDetail | null,
  agency: string,
): readonly WizardStep<NewValues>[] {
  return [
    {
      key: 'basics',
      label: words('step.basics'),
      check: ({ name, countries }) => ({
        ...(!name.trim() && { name: words('missing') }),
        ...(type !== 'ADVERTISER' && countries.length === 0 && { countries: words('missing') }),
      }),
      content: ({ values, set, problems }) => (
        <>
          <TextField
            label={words('name')}
            required
            value={values.name}
            {...(problems['name'] && { error: problems['name'] })}
            onChange={(name) => set({ name })}
          />
          {type === 'ADVERTISER_MARKET' && (
            <CountriesField
              value={values.countries}
              {...(problems['countries'] && { error: problems['countries'] })}
              onChange={(countries) => set({ countries })}
            />
          )}
          {type === 'BRAND' && above && (
            <CountryOf
              above={above}
              value={values.countries[0] ?? ''}
              onChange={(code) => set({ countries: [code] })}
            />
          )}
          <RadioGroup
            label={words('status')}
            value={values.status}
            onChange={(status) => set({ status: status as Status })}
            options={FIRST_STATUSES.map((status) => ({ value: status, label: words(`status.${status}`) }))}
          />
        </>
      ),
    },
    {
      key: 'about',
      label: words(type === 'BRAND' ? 'step.people' : 'step.about'),
      content: ({ values, set }) => (
        <>
          <TagsField
            label={words('categories')}
            help={words('categoriesHelp')}
            most={MAX_CATEGORIES}
            value={values.categories}
            onChange={(categories) => set({ categories })}
          />
          <TextArea
            label={words('description')}
            value={values.description}
            onChange={(description) => set({ description })}
          />
          {type === 'BRAND' && (
            <PeoplePicker
              label={words('owners')}
              agency={agency}
              value={values.owners}
              onChange={(owners) => set({ owners })}
            />
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

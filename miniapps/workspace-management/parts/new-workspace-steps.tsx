import type { Kind } from '../../domain/workspaces/hierarchy.ts'
import { FIRST_STATUSES, type Status } from '../../domain/workspaces/status-moves.ts'
import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { Select } from '../../kit/controls/select.tsx'
import type { WizardStep } from '../../kit/views/wizard/wizard.tsx'
import { createFormat } from '../../kit/words/format.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { PeoplePicker } from './people-picker.tsx'
import type { Picked } from '../../kit/people/people-field.tsx'
import { AboutFields, NameFields, nameProblems } from './workspace-fields.tsx'
import { words as kitWords } from '../../kit/words/words.ts'

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
      check: (values) => nameProblems(type, values),
      content: ({ values, set, problems }) => (
        <>
          <NameFields type={type} values={values} problems={problems} onChange={set} />
          {type === 'BRAND' && above && (
            <CountryOf
              above={above}
              value={values.countries[0] ?? ''}
              onChange={(code) => set({ countries: [code] })}
            />
          )}
          <RadioGroup
            label={kitWords('status')}
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
          <AboutFields values={values} onChange={set} />
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

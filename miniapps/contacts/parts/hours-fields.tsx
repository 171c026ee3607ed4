import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { TimeField } from '../../kit/controls/time-field.tsx'
import { words } from '../words/words.ts'
import type { OwnFieldsProps } from './own-fields.ts'
import { weekdaySaid } from './use-working-days.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** On which days somebody works, from when to when, by which clock. */
export function HoursFields({ form }: OwnFieldsProps) {
  const { hours, timeZone } = form.values
  const set = (part: Partial<typeof hours>) => form.set({ hours: { ...hours, ...part } })
  const toggle = (day: number, isOn: boolean) =>
    set({
      days: isOn
        ? [...hours.days, day].toSorted((one, other) => one - other)
        : hours.days.filter((each) => each !== day),
    })
  return (
    <div className="os-stack">
      <fieldset className="working-days">
        <legend className="os-label">{words('days')}</legend>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={<span translate="no">{weekdaySaid(day)}</span>}
            checked={hours.days.includes(day)}
            onChange={(isOn) => toggle(day, isOn)}
          />
        ))}
      </fieldset>
      <div className="working-times">
        <TimeField label={words('from')} value={hours.from} onChange={(from) => set({ from })} />
        <TimeField
          label={words('until')}
          error={form.errorAt('hours', words('hoursWrong'))}
          value={hours.to}
          onChange={(to) => set({ to })}
        />
      </div>
      <Combobox
        label={words('timeZone')}
        value={timeZone}
        options={timeZones(timeZone)}
        onChange={(next) => next && form.set({ timeZone: next })}
      />
    </div>
  )
}

/** All that the browser knows, and what is set. */
const timeZones = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))

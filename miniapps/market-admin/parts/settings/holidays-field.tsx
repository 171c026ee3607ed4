import { useRef } from 'react'
import { Plus, X } from 'lucide'
import { MAX_HOLIDAYS } from '../../../domain/markets/limits.ts'
import type { Holiday } from '../../../domain/markets/market.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { GroupField } from '../../../kit/controls/group-field.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { words } from './words/words.ts'

interface HolidaysFieldProps {
  label: string
  value: readonly Holiday[]
  onChange(value: readonly Holiday[]): void
  error?: string | undefined
}

/** Days on which nobody works in the market, each with its name. */
export function HolidaysField({ label, value, onChange, error }: HolidaysFieldProps) {
  const set = (at: number, part: Partial<Holiday>) =>
    onChange(value.map((day, index) => (index === at ? { ...day, ...part } : day)))
  return (
    <GroupField label={label} error={error}>
      {({ 'aria-invalid': _invalid, ...ids }) => (
        <div role="group" className="market-holidays" tabIndex={-1} {...ids}>
          {value.map((day, at) => (
            <HolidayLine
              // oxlint-disable-next-line react/no-array-index-key -- a new day has neither date nor name
              key={at}
              label={day.name || `${label}, ${at + 1}`}
              day={day}
              onChange={(part) => set(at, part)}
              onTakeOut={() => onChange(value.filter((_, index) => index !== at))}
            />
          ))}
          {value.length < MAX_HOLIDAYS && (
            <Button size="s" icon={Plus} onClick={() => onChange([...value, { date: '', name: '' }])}>
              {words('holidays.add')}
            </Button>
          )}
        </div>
      )}
    </GroupField>
  )
}

interface HolidayLineProps {
  label: string
  day: Holiday
  onChange(part: Partial<Holiday>): void
  onTakeOut(): void
}

function HolidayLine({ label, day, onChange, onTakeOut }: HolidayLineProps) {
  const line = useRef<HTMLDivElement>(null)
  useFocusPassedOn(line, '.market-holidays')
  return (
    <div ref={line} role="group" aria-label={label} className="market-holiday">
      <DateField
        hideLabel
        label={words('holidays.date')}
        value={day.date}
        onChange={(date) => onChange({ date })}
      />
      <TextField
        hideLabel
        label={words('holidays.name')}
        placeholder={words('holidays.name')}
        value={day.name}
        onChange={(name) => onChange({ name })}
      />
      <Button variant="quiet" icon={X} iconOnly onClick={onTakeOut}>
        {words('takeOut', { name: day.name || words('holidays.one') })}
      </Button>
    </div>
  )
}

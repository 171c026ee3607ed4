import { Checkbox } from '../../controls/checkbox.tsx'
import { DateRangeField } from '../../controls/date-range-field.tsx'
import { MultiSelect } from '../../controls/multi-select.tsx'
import { NumberField } from '../../controls/number-field.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { words } from '../words/words.ts'
import { choiceIn, rangeIn, writeChoice, writeRange, type Filter } from './filter.ts'

interface FilterFieldProps {
  filter: Filter
  value: string | undefined
  onChange(value: string): void
}

/** More options than these are found by typing. */
const BOXES = 8

/** What a filter is set with; it takes effect at once. */
export function FilterField({ filter, value = '', onChange }: FilterFieldProps) {
  const { label } = filter
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField {...{ filter, value, onChange }} options={filter.options} />
    case 'text':
      return <TextField label={label} value={value} onChange={onChange} />
    case 'period': {
      const [from, to] = rangeIn(value)
      return (
        <DateRangeField
          label={label}
          value={{ from, to }}
          onChange={(period) => onChange(writeRange(period.from, period.to))}
        />
      )
    }
    case 'number':
      return <NumberRange {...{ filter, value, onChange }} unit={filter.unit ?? ''} />
  }
}

function ChoiceField({
  filter,
  value,
  onChange,
  options,
}: FilterFieldProps & { value: string; options: readonly { value: string; label: string }[] }) {
  const chosen = choiceIn(value)
  const change = (next: readonly string[]) => onChange(writeChoice(next))
  if (options.length > BOXES)
    return <MultiSelect label={filter.label} options={options} value={chosen} onChange={change} />
  return (
    <fieldset className="os-choices" aria-label={filter.label}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={(isOn) =>
            change(isOn ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
          }
        />
      ))}
    </fieldset>
  )
}

function NumberRange({ value, onChange, unit }: FilterFieldProps & { value: string; unit: string }) {
  const [from, to] = rangeIn(value)
  const said = (next: number | null) => (next === null ? '' : String(next))
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  return (
    <div className="os-filter-range">
      <NumberField
        label={words('filter.least')}
        unit={unit}
        value={numberOf(from)}
        onChange={(next) => onChange(writeRange(said(next), to))}
      />
      <NumberField
        label={words('filter.most')}
        unit={unit}
        value={numberOf(to)}
        onChange={(next) => onChange(writeRange(from, said(next)))}
      />
    </div>
  )
}

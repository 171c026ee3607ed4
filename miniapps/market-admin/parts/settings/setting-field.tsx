import type { Holiday, SettingValue } from '../../../domain/markets/market.ts'
import type { MarketSwitch } from '../../../domain/markets/switches.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { AdministratorsField } from './administrators-field.tsx'
import { HolidaysField } from './holidays-field.tsx'
import { LocaleField } from './locale-field.tsx'
import type { Names } from './names-in.ts'
import { choiceText } from './setting-text.ts'
import { words } from './words/words.ts'

export interface SettingFieldProps {
  of: MarketSwitch
  value: SettingValue
  onChange(value: SettingValue): void
  error?: string | undefined
  /** Of people who were chosen before, by id. */
  names: Names
  onNamed(id: string, name: string): void
}

/** The control of one setting, by its kind. */
export function SettingField({ of, value, onChange, error, names, onNamed }: SettingFieldProps) {
  const { key, kind, choices = [] } = of
  const texts = { label: words(`switch.${key}`), error }
  switch (kind) {
    case 'yes-no':
      return (
        <Checkbox
          {...texts}
          help={words(`help.${key as 'caas'}`)}
          checked={value as boolean}
          onChange={onChange}
        />
      )
    case 'choice': {
      const options = choices.map((choice) => ({ value: choice, label: choiceText(key, choice) }))
      return <Select {...texts} value={value as string} onChange={onChange} options={options} />
    }
    case 'currency':
      return <CurrencyField {...texts} value={value as string} onChange={onChange} />
    case 'locale':
      return (
        <LocaleField
          {...texts}
          of={key as 'dateLocale' | 'numberLocale'}
          value={value as string | null}
          onChange={onChange}
        />
      )
    case 'share':
      return (
        <NumberField
          {...texts}
          unit="%"
          min={0}
          max={100}
          digits={0}
          value={Math.round((value as number) * 100)}
          onChange={(percent) => onChange((percent ?? 0) / 100)}
        />
      )
    case 'list':
      return (
        <TagsField
          {...texts}
          help={words('help.list')}
          value={value as readonly string[]}
          onChange={onChange}
        />
      )
    case 'people':
      return (
        <AdministratorsField
          {...texts}
          value={value as readonly string[]}
          onChange={onChange}
          {...{ names, onNamed }}
        />
      )
    case 'holidays':
      return <HolidaysField {...texts} value={value as readonly Holiday[]} onChange={onChange} />
    case 'long-text':
      return <TextArea {...texts} rows={4} value={value as string} onChange={onChange} />
    case 'text':
      return <TextField {...texts} value={value as string} onChange={onChange} />
  }
}

interface CurrencyFieldProps {
  label: string
  error?: string | undefined
  value: string
  onChange(value: string): void
}

function CurrencyField(props: CurrencyFieldProps) {
  const { currencyName } = useFormat()
  const options = Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: currencyName(code),
  }))
  return <Combobox {...props} options={options} />
}

import { useContext, type ClipboardEvent } from 'react'
import { ChevronDown, ChevronUp } from 'lucide'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField, NumberFieldStateContext } from 'react-aria-components/NumberField'
import type { FieldIds } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { words } from '../words/words.ts'

export interface AriaNumberProps {
  ids: FieldIds & { 'aria-labelledby': string }
  value: number | null
  onChange(value: number | null): void
  locale: string
  unit: string
  /** Named by its steps, too. */
  label: string
  format: Intl.NumberFormatOptions
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
  /** Text from elsewhere; the number in it, if there is one. */
  onPaste(text: string): number | undefined
}

/** A number with its unit and steps, in the way of writing of a locale. */
export function AriaNumber(props: AriaNumberProps) {
  const { ids, value, onChange, label, locale, format, min, max, step, disabled, readOnly, required } = props
  return (
    <I18nProvider locale={locale}>
      <NumberField
        {...ids}
        className="os-number-field"
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        formatOptions={format}
        minValue={min}
        maxValue={max}
        step={step}
        commitBehavior="validate"
        validationBehavior="aria"
        isDisabled={disabled}
        isReadOnly={readOnly}
        isRequired={required}
        isInvalid={ids['aria-invalid'] === true}
        isWheelDisabled
        incrementAriaLabel={words('number.increase', { field: label })}
        decrementAriaLabel={words('number.decrease', { field: label })}
      >
        <NumberInput {...props} />
      </NumberField>
    </I18nProvider>
  )
}

function NumberInput({ unit, onPaste, readOnly, ids }: AriaNumberProps) {
  const state = useContext(NumberFieldStateContext)!
  /** Before react-aria, which reads only the locale's own way of writing. */
  const paste = (event: ClipboardEvent) => {
    if (readOnly) return
    const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement
    const isPart = value !== '' && selectionEnd! - selectionStart! < value.length
    if (isPart) return // a few figures into what stands there
    event.preventDefault()
    event.stopPropagation()
    const number = onPaste(event.clipboardData.getData('text'))
    if (number !== undefined) state.setNumberValue(number)
  }
  return (
    <div className="os-number-frame" onPasteCapture={paste}>
      <Input
        className="os-input os-number-input"
        aria-describedby={ids['aria-describedby']}
        onPaste={paste}
        // it would be said in the language of the formats
        render={(props) => <input {...props} aria-roledescription={undefined} />}
      />
      {unit && <span className="os-number-unit">{unit}</span>}
      {!readOnly && (
        <span className="os-number-steps">
          <Button slot="increment">
            <Icon of={ChevronUp} />
          </Button>
          <Button slot="decrement">
            <Icon of={ChevronDown} />
          </Button>
        </span>
      )}
    </div>
  )
}

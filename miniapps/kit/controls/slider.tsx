import { type CSSProperties, useId } from 'react'
import { useSheet } from '../bridge/use-sheet.ts'
import { useFormat } from '../words/format.ts'
import { Field, type FieldTexts } from './field.tsx'
import sheet from './slider.css?sheet'

export interface SliderProps extends FieldTexts {
  value: number
  onChange(value: number): void
  min?: number
  max?: number
  step?: number
  unit?: string
  /** Says the value where a number and its unit do not, such as an amount of money. */
  say?(value: number): string
  /** Values with a mark, each a place where the slider holds; their words stand below it. */
  ticks?: readonly { value: number; label?: string }[]
  disabled?: boolean
}

/** About how much, where the way there matters more than the figure; for an exact number take a number field. */
export function Slider({ label, hideLabel, help, error, required, ...rest }: SliderProps) {
  const { value, onChange, min = 0, max = 100, step = 1, unit = '', say, ticks = [], disabled } = rest
  useSheet(sheet)
  const { number } = useFormat()
  const listId = useId()
  const said = say?.(value) ?? `${number(value)}${unit && ` ${unit}`}`
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(ids) => (
        <div className="os-slider">
          <input
            type="range"
            {...{ min, max, step, value, disabled }}
            {...ids}
            list={ticks.length > 0 ? listId : undefined}
            aria-valuetext={said}
            style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <output htmlFor={ids.id}>{said}</output>
          {ticks.length > 0 && (
            <datalist id={listId}>
              {ticks.map((tick) => (
                <option key={tick.value} value={tick.value}>
                  {tick.label}
                </option>
              ))}
            </datalist>
          )}
          {ticks.some((tick) => tick.label) && (
            <div className="os-slider-ticks" aria-hidden="true">
              {ticks.map((tick) => (
                <span
                  key={tick.value}
                  style={{ insetInlineStart: `${((tick.value - min) / (max - min)) * 100}%` }}
                >
                  {tick.label}
                </span>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

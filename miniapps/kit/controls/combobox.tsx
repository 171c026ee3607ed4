import { useRef, useState } from 'react'
import { ChevronDown } from 'lucide'
import { useSheet } from '../bridge/use-sheet.ts'
import { foldText } from '../search/fold-text.ts'
import sheet from './choice/choice.css?sheet'
import { OptionList } from './choice/option-list.tsx'
import { useList } from './choice/use-list.ts'
import { useOptions, type OptionSource } from './choice/use-options.ts'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import type { Option } from './select.tsx'

export interface ComboboxProps extends FieldTexts {
  /** '' while nothing is chosen. */
  value: string
  onChange(value: string): void
  /** All of them, or a question that is asked with what was typed. */
  options: OptionSource
  /** What the value is called, where the options are asked for. */
  valueLabel?: string
  /** Any text will do; the options are proposals, and their values what is written. */
  freeText?: boolean
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** One of many values, found by typing; for a handful take a select, which everybody knows. */
export function Combobox({ label, hideLabel, help, error, required, ...rest }: ComboboxProps) {
  const { value, onChange, options, valueLabel, freeText, placeholder, disabled, readOnly } = rest
  useSheet(sheet)
  const labelOf = (key: string) =>
    (typeof options === 'function' ? undefined : options.find((each) => each.value === key)?.label) ??
    (chosen.current?.value === key ? chosen.current.label : undefined) ??
    valueLabel ??
    (freeText ? key : '')
  const chosen = useRef<Option>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isWanted, setWanted] = useState(false)
  const found = useOptions(options, typed ?? '', isWanted)
  const pick = (option: Option) => {
    chosen.current = option
    setTyped(undefined)
    onChange(option.value)
    list.close()
  }
  const leave = () => {
    setWanted(false)
    if (typed === undefined) return
    const exact = found.shown.find((option) => foldText(option.label) === foldText(typed.trim()))
    if (exact && !exact.disabled && exact.value !== value) pick(exact)
    else if (typed.trim() === '' && value !== '') onChange('')
    setTyped(undefined)
  }
  const list = useList({ options: found.shown, onPick: pick, onLeave: leave })
  const type = (text: string) => {
    setTyped(text)
    if (freeText) onChange(text)
    list.setActive(text && !freeText ? 0 : -1) // Enter takes a text of one's own as it is
    if (freeText && !mayMatch(text)) list.close()
    else list.open()
  }
  /** A text of one's own needs no list that says there is nothing like it. */
  const mayMatch = (text: string) =>
    typeof options === 'function' ||
    options.some(({ label }) => foldText(label).includes(foldText(text.trim())))
  const toggle = () => {
    input.current!.focus()
    if (list.isOpen) list.close()
    else list.open()
  }
  const isClosed = disabled || readOnly
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(ids) => (
        <div {...list.fieldProps} {...(isClosed && { onKeyDown: undefined })}>
          <div {...list.anchorProps} className="os-input-frame">
            <input
              ref={input}
              className="os-input os-combobox"
              {...{ disabled, readOnly, required, placeholder }}
              {...ids}
              {...list.inputProps}
              {...(isClosed && { onClick: undefined })}
              value={typed ?? labelOf(value)}
              onFocus={() => setWanted(true)}
              onChange={(event) => type(event.target.value)}
            />
            <button
              type="button"
              className="os-combobox-button"
              tabIndex={-1}
              aria-hidden="true"
              disabled={isClosed}
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            >
              <Icon of={ChevronDown} />
            </button>
          </div>
          <OptionList
            list={list}
            found={found}
            text={typed ?? ''}
            label={label}
            isChosen={(option) => option.value === value}
            onPick={pick}
          />
        </div>
      )}
    </Field>
  )
}

import { useRef, useState, type KeyboardEvent } from 'react'
import { X } from 'lucide'
import { useSheet } from '../bridge/use-sheet.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { useFormat } from '../words/format.ts'
import sheet from './choice/choice.css?sheet'
import { OptionList } from './choice/option-list.tsx'
import { useList } from './choice/use-list.ts'
import { useOptions } from './choice/use-options.ts'
import { Button } from './button.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import { SHOWN_CHIPS } from './limits.ts'
import type { Option } from './select.tsx'
import { words } from './words/words.ts'

export interface MultiSelectProps extends FieldTexts {
  value: readonly string[]
  onChange(value: readonly string[]): void
  options: readonly Option[]
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** Several of many values: chosen ones stand as chips in the field, typing narrows the list. */
export function MultiSelect({ label, hideLabel, help, error, required, ...rest }: MultiSelectProps) {
  const { value, onChange, options, placeholder, disabled, readOnly } = rest
  useSheet(sheet)
  const { portal } = useMiniApp()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found = useOptions(options, text, true)
  const chosen = new Set(value)
  const change = (next: readonly string[]) => {
    onChange(next)
    portal.announce(words('options.chosen', { count: next.length }))
  }
  const pick = (option: Option) =>
    change(
      chosen.has(option.value) ? value.filter((each) => each !== option.value) : [...value, option.value],
    )
  const list = useList({ options: found.shown, onPick: pick, onLeave: () => setText('') })
  const type = (next: string) => {
    setText(next)
    list.setActive(next ? 0 : -1)
    list.open()
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && value.length > 0 && !readOnly) change(value.slice(0, -1))
  }
  const remove = (key: string) => {
    change(value.filter((each) => each !== key))
    input.current!.focus()
  }
  const isClosed = disabled || readOnly
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(ids) => (
        <div {...list.fieldProps} {...(isClosed && { onKeyDown: undefined })}>
          <div {...list.anchorProps} className="os-chips-frame" data-disabled={disabled || undefined}>
            <Chips {...{ value, options, isClosed }} onRemove={remove} />
            <input
              ref={input}
              {...{ disabled, readOnly }}
              {...ids}
              {...list.inputProps}
              {...(isClosed && { onClick: undefined })}
              aria-required={required}
              placeholder={value.length === 0 ? placeholder : undefined}
              value={text}
              onKeyDown={takeBack}
              onChange={(event) => type(event.target.value)}
            />
          </div>
          <OptionList
            {...{ list, found, text, label }}
            multiple
            isChosen={(option) => chosen.has(option.value)}
            onPick={pick}
            foot={<AllButtons value={value} matching={found.matching} onChange={change} />}
          />
        </div>
      )}
    </Field>
  )
}

interface ChipsProps {
  value: readonly string[]
  options: readonly Option[]
  isClosed: boolean | undefined
  onRemove(key: string): void
}

/** The first ones by name; the rest is counted. */
function Chips({ value, options, isClosed, onRemove }: ChipsProps) {
  const { number } = useFormat()
  const nameOf = (key: string) => options.find((option) => option.value === key)?.label ?? key
  const further = value.length - SHOWN_CHIPS
  return (
    <>
      {value.slice(0, SHOWN_CHIPS).map((key) => (
        <span key={key} className="os-chip">
          <span>{nameOf(key)}</span>
          {!isClosed && (
            <button
              type="button"
              aria-label={words('remove', { name: nameOf(key) })}
              onClick={() => onRemove(key)}
            >
              <Icon of={X} />
            </button>
          )}
        </span>
      ))}
      {further > 0 && <span className="os-muted">+{number(further)}</span>}
    </>
  )
}

interface AllButtonsProps {
  value: readonly string[]
  /** What the list is narrowed to. */
  matching: readonly Option[]
  onChange(value: readonly string[]): void
}

/** Chooses everything that matches, or nothing at all. */
function AllButtons({ value, matching, onChange }: AllButtonsProps) {
  const { number } = useFormat()
  const chosen = new Set(value)
  const left = matching.filter((option) => !option.disabled && !chosen.has(option.value))
  return (
    <div className="os-options-foot">
      <span className="os-muted">{words('options.chosen', { count: value.length })}</span>
      {left.length > 1 && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => onChange([...value, ...left.map((option) => option.value)])}
        >
          {words('options.all', { count: number(matching.length) })}
        </Button>
      )}
      {value.length > 0 && (
        <Button size="s" variant="quiet" onClick={() => onChange([])}>
          {words('options.clear')}
        </Button>
      )}
    </div>
  )
}

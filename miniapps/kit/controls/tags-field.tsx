import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { X } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import sheet from './choice/choice.css?sheet'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import { addTags, tagsIn } from './tags/tags.ts'
import { words } from './words/words.ts'

export interface TagsFieldProps extends FieldTexts {
  value: readonly string[]
  onChange(value: readonly string[]): void
  /** No more than so many. */
  most?: number
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
}

/** Several short texts of one's own: Enter or a comma adds one, Backspace takes the last back, a pasted list becomes one each. */
export function TagsField({ label, hideLabel, help, error, required, ...rest }: TagsFieldProps) {
  const { value, onChange, most = Infinity, placeholder, disabled, readOnly } = rest
  useSheet(sheet)
  const { portal } = useMiniApp()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const add = (given: readonly string[]) => {
    const next = addTags(value, given)
    const same = given.length === 1 && next.length === value.length
    if (next.length > most) return setWrong(words('tags.most', { most })) // what was typed stays
    setText('')
    if (same) return setWrong(words('tags.same', { tag: given[0]! }))
    setWrong(undefined)
    onChange(next)
  }
  const remove = (tag: string) => {
    setWrong(undefined)
    onChange(value.filter((each) => each !== tag))
    portal.announce(words('tags.removed', { tag }))
    input.current!.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || readOnly) return
    if ((event.key === 'Enter' || event.key === ',') && text.trim()) {
      event.preventDefault()
      add(tagsIn(text))
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) remove(value.at(-1)!)
  }
  const paste = (event: ClipboardEvent) => {
    const tags = tagsIn(event.clipboardData.getData('text'))
    if (tags.length < 2) return
    event.preventDefault()
    add(tags)
  }
  return (
    <Field {...{ label, hideLabel, help, required }} error={error ?? wrong}>
      {(ids) => (
        <div className="os-chips-frame" data-disabled={disabled || undefined}>
          {value.map((tag) => (
            <span key={tag} className="os-chip">
              <span>{tag}</span>
              {!disabled && !readOnly && (
                <button type="button" aria-label={words('remove', { name: tag })} onClick={() => remove(tag)}>
                  <Icon of={X} />
                </button>
              )}
            </span>
          ))}
          <input
            ref={input}
            {...{ disabled, readOnly }}
            {...ids}
            aria-required={required}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={paste}
            onBlur={() => text.trim() && add(tagsIn(text))}
          />
        </div>
      )}
    </Field>
  )
}

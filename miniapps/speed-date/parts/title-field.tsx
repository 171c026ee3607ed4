import { useState } from 'react'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words } from '../words/words.ts'

interface TitleFieldProps {
  value: string
  max: number
  disabled: boolean
  onChange(title: string): void
}

/** What the event is called; it is stored when the field is left, for it must never be empty. */
export function TitleField({ value, max, disabled, onChange }: TitleFieldProps) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    const title = typed?.trim()
    if (title && title !== value) onChange(title)
    setTyped(undefined)
  }
  return (
    <TextField
      label={words('title')}
      maxLength={max}
      disabled={disabled}
      required
      {...(!value && { help: words('titleHelp') })}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(press) => press.key === 'Enter' && leave()}
    />
  )
}

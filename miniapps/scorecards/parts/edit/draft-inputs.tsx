import type { Json } from '../../../domain/document/json.ts'
import { textOf } from '../../../domain/document/change.ts'
import { DateField } from '../../../kit/controls/date-field.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select, type Option } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useField } from '../../../kit/document/use-document.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useDraft } from './draft-context.ts'
import { DraftTrouble } from './draft-trouble.tsx'

interface DraftInputProps {
  path: string
  label: string
  help?: string | undefined
}

function useDraftField(path: string) {
  const { client, document, problemAt } = useDraft()
  const { value, set } = useField(document, path)
  const error = problemAt(path)
  return { value, set, send: () => void client.sender.send(), ...(error !== undefined && { error }) }
}

export interface DraftTextProps extends DraftInputProps {
  /** More than one line. */
  rows?: number
}

/** A text of the draft, saved while it is typed. */
export function DraftText({ path, label, help, rows }: DraftTextProps) {
  const { value, set, send, error } = useDraftField(path)
  const shared = {
    label,
    value: textOf(value),
    onChange: (text: string) => set(text || null, 'after-pause'),
    onBlur: send,
    'data-path': path,
    ...(error !== undefined && { error }),
    ...(help !== undefined && { help }),
  }
  return (
    <div>
      {rows ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} />}
      <DraftTrouble path={path} />
    </div>
  )
}

export function DraftDay({ path, label }: DraftInputProps) {
  const { value, set, error } = useDraftField(path)
  return (
    <div data-path={path}>
      <DateField
        label={label}
        value={textOf(value)}
        onChange={(day) => set(day || null)}
        {...(error !== undefined && { error })}
      />
      <DraftTrouble path={path} />
    </div>
  )
}

/** One of a few values. */
export function DraftChoice({
  path,
  label,
  help,
  options,
  toValue = (value) => value,
}: DraftInputProps & { options: readonly Option[]; toValue?: (chosen: string) => Json }) {
  const { value, set, error } = useDraftField(path)
  const missing = value === null ? [{ value: '', label: '–' }] : []
  return (
    <div>
      <Select
        label={label}
        value={typeof value === 'number' ? String(value) : textOf(value)}
        onChange={(chosen) => set(toValue(chosen))}
        options={[...missing, ...options]}
        data-path={path}
        {...(error !== undefined && { error })}
        {...(help !== undefined && { help })}
      />
      <DraftTrouble path={path} />
    </div>
  )
}

/** A whole number from 1 to 5. */
export function DraftOneToFive(props: DraftInputProps) {
  const { number } = useFormat()
  const options = [1, 2, 3, 4, 5].map((each) => ({ value: String(each), label: number(each) }))
  return <DraftChoice {...props} options={options} toValue={Number} />
}

export function DraftNumber({
  path,
  label,
  help,
  ...rest
}: DraftInputProps & { unit?: string; digits?: number; min?: number; max?: number }) {
  const { value, set, error } = useDraftField(path)
  return (
    <div data-path={path}>
      <NumberField
        label={label}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => set(next)}
        {...rest}
        {...(error !== undefined && { error })}
        {...(help !== undefined && { help })}
      />
      <DraftTrouble path={path} />
    </div>
  )
}

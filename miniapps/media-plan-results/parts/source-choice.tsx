import type { DeliverySource } from '../../domain/deliveries/wire.ts'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'

interface SourceChoiceProps {
  of: readonly DeliverySource[]
  value: string
  onChange(source: string): void
}

/** Choice of the source whose figures count, with a warning where two sources report the same line: they may count the same contacts twice. */
export function SourceChoice({ of, value, onChange }: SourceChoiceProps) {
  if (of.length < 2) return null
  const lines = of.flatMap((source) => source.lines)
  const isTwice = !value && new Set(lines).size < lines.length
  return (
    <div className="source-choice">
      <Select
        label={words('field.source')}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: words('source.all') },
          ...of.map(({ source }) => ({ value: source, label: source })),
        ]}
      />
      {isTwice && (
        <p className="os-notice" data-tone="warning">
          {words('source.twice')}
        </p>
      )}
    </div>
  )
}

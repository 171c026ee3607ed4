import { Calendar } from 'lucide'
import type { GroupIds } from '../group-field.tsx'
import { Icon } from '../icon.tsx'

interface PlainDateProps {
  ids: GroupIds
  value: string
  onChange(value: string): void
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  required?: boolean | undefined
}

/** The browser's own date field, in the same frame: stands in while ours is loading. */
export function PlainDate({ ids, onChange, ...rest }: PlainDateProps) {
  return (
    <div className="os-date-frame">
      <input
        type="date"
        className="os-date-input"
        {...ids}
        {...rest}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="os-date-button">
        <Icon of={Calendar} />
      </span>
    </div>
  )
}

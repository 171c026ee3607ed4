import type { ReactNode } from 'react'
import { Search } from 'lucide'
import { TextField } from '../../kit/controls/text-field.tsx'

interface FindBarProps {
  label: string
  value: string
  onChange(text: string): void
  /** Filters, where there is more to ask than a name. */
  children?: ReactNode
}

/** Above each long list: a search, and beside it what narrows the list further. */
export const FindBar = ({ label, value, onChange, children }: FindBarProps) => (
  <div className="admin-find">
    <TextField
      type="search"
      hideLabel
      label={label}
      placeholder={label}
      icon={Search}
      value={value}
      onChange={onChange}
    />
    {children}
  </div>
)

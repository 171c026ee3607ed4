import type { AdministeredAgency } from '../../domain/access/wire.ts'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'

interface AgencySelectProps {
  agencies: readonly AdministeredAgency[]
  value: string
  onChange(code: string): void
  hideLabel?: boolean
  error?: string | undefined
}

/** Administrators of a single agency are not asked which. */
export function AgencySelect({ agencies, value, onChange, hideLabel = false, error }: AgencySelectProps) {
  if (agencies.length < 2) return null
  return (
    <Select
      label={words('filter.agency')}
      hideLabel={hideLabel}
      value={value}
      error={error}
      onChange={onChange}
      options={agencies.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}

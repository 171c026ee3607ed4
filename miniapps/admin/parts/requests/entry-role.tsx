import type { RoleLine } from '../../../domain/access/wire-grants.ts'
import { Select } from '../../../kit/controls/select.tsx'
import { useNames } from '../use-names.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface EntryRoleProps {
  agency: string
  value: string
  onChange(role: string): void
  isMissing: boolean
}

/** To be let in without a role and without a brand would lead to the page that somebody asked from. */
export function EntryRole({ agency, value, onChange, isMissing }: EntryRoleProps) {
  const roles = useNames<RoleLine>('/roles', agency)
  return (
    <Select
      label={kitWords('role')}
      help={words('role.help')}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: words('role.choose') }, ...roles]}
      {...(isMissing && { error: words('role.missing') })}
    />
  )
}

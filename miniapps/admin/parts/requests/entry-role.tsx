import type { RoleLine } from '../../../domain/access/wire-grants.ts'
import { Select } from '../../../kit/controls/select.tsx'
import type { BoundField } from '../../../kit/form/form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { useNames } from '../use-names.ts'
import { words } from './words/words.ts'

/** To be let in without a role and without a brand would lead to the page that somebody asked from. */
export function EntryRole({ agency, ...field }: BoundField<string> & { agency: string }) {
  const roles = useNames<RoleLine>('/roles', agency)
  return (
    <Select
      {...field}
      label={kitWords('role')}
      help={words('role.help')}
      options={[{ value: '', label: words('role.choose') }, ...roles]}
    />
  )
}

import { ADD_TO_GROUP_FORM } from '../../../domain/access/forms.ts'
import type { MembersInput } from '../../../domain/access/wire-grants.ts'
import type { PersonLine } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { personName } from '../person-name.ts'
import { words } from '../person/words/words.ts'
import { useAccessOptions } from './use-access-options.ts'

interface AddToGroupDialogProps {
  people: readonly PersonLine[]
  agency: { code: string }
  onDone(): void
  onClose(): void
}

/** All of them at once, into one group. */
export function AddToGroupDialog({ people, agency, onDone, onClose }: AddToGroupDialogProps) {
  const access = useApi('access')
  const options = useAccessOptions(agency.code)
  const add = ({ group }: { group: string }) => {
    const input: MembersInput = { add: people.map(({ id }) => id), remove: [] }
    return access.post(`/groups/${encodeURIComponent(group)}/members`, input)
  }
  const form = useForm(ADD_TO_GROUP_FORM, { group: '' }, add, { done: onDone })
  const name = people.length === 1 ? personName(people[0]!) : kitWords('people', { count: people.length })
  return (
    <FormDialog
      form={form}
      title={words('addToGroup.title', { name })}
      verb={appWords('bulk.add')}
      onClose={onClose}
    >
      <Combobox {...form.field('group')} label={appWords('filter.group')} required options={options.groups} />
    </FormDialog>
  )
}

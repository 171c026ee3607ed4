import { useState } from 'react'
import type { PersonLine } from '../../../domain/access/wire.ts'
import type { MembersInput } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { personName } from '../person-name.ts'
import { words } from '../person/words/words.ts'
import { useAccessOptions } from './use-access-options.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

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
  const [group, setGroup] = useState('')
  const [error, setError] = useState<string>()
  const { attempt, busy, problem } = useAttempt()
  const submit = () => {
    if (!group) return setError(kitWords('needed'))
    attempt(async () => {
      const input: MembersInput = { add: people.map(({ id }) => id), remove: [] }
      await access.post(`/groups/${encodeURIComponent(group)}/members`, input)
      onDone()
    })
  }
  const name = people.length === 1 ? personName(people[0]!) : kitWords('people', { count: people.length })
  return (
    <Dialog
      open
      title={words('addToGroup.title', { name })}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {appWords('bulk.add')}
          </Button>
        </>
      }
    >
      <Combobox
        label={appWords('filter.group')}
        required
        options={options.groups}
        value={group}
        onChange={setGroup}
        {...(error !== undefined && !group && { error })}
      />
      {problem}
    </Dialog>
  )
}

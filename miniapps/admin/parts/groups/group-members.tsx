import { useState } from 'react'
import { Plus } from 'lucide'
import type { GroupLine, MembersInput } from '../../../domain/access/wire-grants.ts'
import type { PersonLine } from '../../../domain/access/wire.ts'
import { RowActions } from '../../../kit/actions/row-actions.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import type { Column } from '../../../kit/table/column.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { useAccessOptions } from '../dialogs/use-access-options.ts'
import { personName } from '../person-name.ts'
import { leaveGroup } from '../person/held-actions.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { words } from './words/words.ts'

const REMOVE = leaveGroup(({ person }) => words('members.remove', { name: personName(person) }))

interface GroupMembersProps {
  group: GroupLine
  onChanged(): void
}

/** People are added and taken out where no rule and no other system decides. */
export function GroupMembers({ group, onChanged }: GroupMembersProps) {
  const path = `/groups/${encodeURIComponent(group.id)}/members`
  const members = useList<PersonLine>({ name: 'members', api: 'access', from: path, limit: 100 })
  const isOpen = group.rule === null && group.source === 'portal'
  const changed = () => {
    members.reload()
    onChanged()
  }
  const remove: Column<PersonLine> = {
    key: 'actions',
    title: kitWords('actions'),
    type: 'number',
    cell: (person) => <RowActions actions={[REMOVE]} on={{ person, group }} onDone={changed} />,
  }
  return (
    <Card title={words('members.count', { count: group.members })}>
      {isOpen ? (
        <AddMember path={path} agency={group.agency} onAdded={changed} />
      ) : (
        <p className="os-muted">
          {words(group.rule ? 'members.byRule' : group.source === 'claims' ? 'members.byClaims' : 'foreign')}
        </p>
      )}
      <ListBody
        list={members}
        caption={words('members')}
        isTable
        empty={words('members.none')}
        columns={[
          {
            key: 'name',
            title: kitWords('name'),
            to: ({ id }) => `/panel/users/${encodeURIComponent(id)}`,
            cell: personName,
          },
          { key: 'email', title: appWords('person.email'), wideOnly: true, cell: ({ email }) => email },
          { key: 'status', title: kitWords('status'), cell: ({ status }) => <StatusBadge status={status} /> },
          ...(isOpen ? [remove] : []),
        ]}
      />
    </Card>
  )
}

function AddMember({ path, agency, onAdded }: { path: string; agency: string; onAdded(): void }) {
  const access = useApi('access')
  const { people } = useAccessOptions(agency)
  const [added, setAdded] = useState('')
  const { run, isBusy, failure } = useSending()
  const add = () => {
    const input: MembersInput = { add: [added], remove: [] }
    const done = () => {
      setAdded('')
      onAdded()
    }
    run(() => access.post(path, input), done)
  }
  return (
    <>
      <div className="admin-add">
        <Combobox
          label={words('members.add')}
          options={people}
          value={added}
          onChange={setAdded}
          placeholder={words('members.placeholder')}
        />
        <Button icon={Plus} busy={isBusy} disabled={added === ''} onClick={add}>
          {words('add')}
        </Button>
      </div>
      <FormAlert form={{ failure }} />
    </>
  )
}

import { useState } from 'react'
import { Plus, X } from 'lucide'
import type { AdministeredAgency, Named } from '../../../domain/access/wire.ts'
import type { MembersInput, PersonDetail } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { AddToGroupDialog } from '../dialogs/add-to-group-dialog.tsx'
import { personName } from '../person-name.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface GroupsCardProps {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  onChanged(): void
}

export function GroupsCard({ person, agency, onChanged }: GroupsCardProps) {
  const access = useApi('access')
  const [isAdding, setAdding] = useState(false)
  const [left, setLeft] = useState<Named>()
  const leave = ({ id }: Named, reason: string) => {
    const input: MembersInput = { add: [], remove: [person.id], reason }
    return access.post(`/groups/${encodeURIComponent(id)}/members`, input)
  }
  const done = () => {
    setAdding(false)
    setLeft(undefined)
    onChanged()
  }
  return (
    <Card
      title={appWords('panel.groups')}
      aside={
        agency && (
          <Button size="s" icon={Plus} onClick={() => setAdding(true)}>
            {appWords('bulk.add')}
          </Button>
        )
      }
    >
      {person.groups.length === 0 && <p className="os-muted">{words('groups.none')}</p>}
      <ul className="admin-lines">
        {person.groups.map((group) => (
          <li key={group.id}>
            <span>{group.name}</span>
            <Button size="s" variant="quiet" iconOnly icon={X} onClick={() => setLeft(group)}>
              {words('group.leave', { group: group.name })}
            </Button>
          </li>
        ))}
      </ul>
      {left && (
        <ReasonDialog
          title={words('group.leave.title', { name: personName(person), group: left.name })}
          verb={words('group.leave.verb')}
          isDangerous
          act={(reason) => leave(left, reason)}
          onDone={done}
          onClose={() => setLeft(undefined)}
        >
          <p>{words('group.leave.text')}</p>
        </ReasonDialog>
      )}
      {isAdding && agency && (
        <AddToGroupDialog people={[person]} agency={agency} onDone={done} onClose={() => setAdding(false)} />
      )}
    </Card>
  )
}

import { useState } from 'react'
import { Plus, X } from 'lucide'
import type { AdministeredAgency, Named } from '../../../domain/access/wire.ts'
import type { MembersInput, PersonDetail } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { useAttempt } from '../../../kit/document/use-attempt.tsx'
import { useAccessApi } from '../../access-api.ts'
import { AddToGroupDialog } from '../dialogs/add-to-group-dialog.tsx'
import { words } from './words/words.ts'

interface GroupsCardProps {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  onChanged(): void
}

export function GroupsCard({ person, agency, onChanged }: GroupsCardProps) {
  const access = useAccessApi()
  const [isAdding, setAdding] = useState(false)
  const { attempt, busy, problem } = useAttempt()
  const leave = ({ id }: Named) =>
    attempt(async () => {
      const input: MembersInput = { add: [], remove: [person.id] }
      await access.change('POST', `/groups/${encodeURIComponent(id)}/members`, input)
      onChanged()
    })
  const done = () => {
    setAdding(false)
    onChanged()
  }
  return (
    <Card
      title={words('groups')}
      aside={
        agency && (
          <Button size="s" icon={Plus} onClick={() => setAdding(true)}>
            {words('addToGroup')}
          </Button>
        )
      }
    >
      {person.groups.length === 0 && <p className="os-muted">{words('groups.none')}</p>}
      <ul className="admin-lines">
        {person.groups.map((group) => (
          <li key={group.id}>
            <span>{group.name}</span>
            <Button size="s" variant="quiet" iconOnly icon={X} busy={busy} onClick={() => leave(group)}>
              {words('group.leave', { group: group.name })}
            </Button>
          </li>
        ))}
      </ul>
      {problem}
      {isAdding && agency && (
        <AddToGroupDialog people={[person]} agency={agency} onDone={done} onClose={() => setAdding(false)} />
      )}
    </Card>
  )
}

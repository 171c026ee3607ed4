import { useState } from 'react'
import { Plus } from 'lucide'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { personName } from '../person-name.ts'
import { AssignDialog } from '../dialogs/assign-dialog.tsx'
import { AssignmentTable } from './assignment-table.tsx'
import { words } from './words/words.ts'

interface RolesCardProps {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  onChanged(): void
}

/** Roles that were given to the person; those of groups stand with the groups. */
export function RolesCard({ person, agency, onChanged }: RolesCardProps) {
  const [isAssigning, setAssigning] = useState(false)
  const done = () => {
    setAssigning(false)
    onChanged()
  }
  return (
    <Card
      title={words('roles')}
      aside={
        agency && (
          <Button size="s" icon={Plus} onClick={() => setAssigning(true)}>
            {words('assign')}
          </Button>
        )
      }
    >
      <AssignmentTable
        caption={words('roles')}
        assignments={person.assignments}
        empty={words('roles.none')}
        onChanged={onChanged}
      />
      {isAssigning && agency && (
        <AssignDialog
          subjects={[{ kind: 'person', id: person.id, name: personName(person) }]}
          agency={agency}
          onDone={done}
          onClose={() => setAssigning(false)}
        />
      )}
    </Card>
  )
}

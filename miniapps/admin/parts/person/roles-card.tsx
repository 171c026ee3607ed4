import { useState, type ReactNode } from 'react'
import { Plus } from 'lucide'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import type { Assignment } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { AssignDialog, type AssignSubject } from '../dialogs/assign-dialog.tsx'
import { AssignmentTable } from './assignment-table.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface RolesCardProps {
  /** A person, or a group and everybody in it. */
  subject: AssignSubject
  agency: AdministeredAgency | undefined
  assignments: readonly Assignment[]
  empty: string
  /** In place of the table, where the list could not be had. */
  failure?: ReactNode
  children?: ReactNode
  onChanged(): void
}

/** Roles that were given; those of groups stand with the groups. */
export function RolesCard({
  subject,
  agency,
  assignments,
  empty,
  failure,
  children,
  onChanged,
}: RolesCardProps) {
  const [isAssigning, setAssigning] = useState(false)
  const done = () => {
    setAssigning(false)
    onChanged()
  }
  return (
    <Card
      title={kitWords('roles')}
      aside={
        agency && (
          <Button size="s" icon={Plus} onClick={() => setAssigning(true)}>
            {appWords('bulk.assign')}
          </Button>
        )
      }
    >
      {failure ?? (
        <AssignmentTable
          caption={kitWords('roles')}
          assignments={assignments}
          empty={empty}
          onChanged={onChanged}
        />
      )}
      {children}
      {isAssigning && agency && (
        <AssignDialog
          subjects={[subject]}
          agency={agency}
          onDone={done}
          onClose={() => setAssigning(false)}
        />
      )}
    </Card>
  )
}

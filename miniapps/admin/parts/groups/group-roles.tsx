import { useState } from 'react'
import { Plus } from 'lucide'
import type { Assignment, GroupLine } from '../../../domain/access/wire-grants.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { withQuery } from '../../access-api.ts'
import { AssignDialog } from '../dialogs/assign-dialog.tsx'
import { MoreRows } from '../more-rows.tsx'
import { AssignmentTable } from '../person/assignment-table.tsx'
import { useAgencies } from '../use-agencies.ts'
import { usePages } from '../use-pages.ts'
import { words } from './words/words.ts'

/** What everybody in the group holds by it. */
export function GroupRoles({ group, onChanged }: { group: GroupLine; onChanged(): void }) {
  const agency = useAgencies().data?.find(({ code }) => code === group.agency)
  const [isAssigning, setAssigning] = useState(false)
  const given = usePages<Assignment>(withQuery('/assignments', { group: group.id, limit: 100 }), 'given')
  const changed = () => {
    setAssigning(false)
    given.reload()
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
      {given.error && given.rows.length === 0 ? (
        <ErrorState problem={given.error} onRetry={given.reload} busy={given.loading} />
      ) : (
        <AssignmentTable
          caption={words('roles')}
          assignments={given.rows}
          empty={words('roles.none')}
          onChanged={changed}
        />
      )}
      <MoreRows pages={given} />
      {isAssigning && agency && (
        <AssignDialog
          subjects={[{ kind: 'group', id: group.id, name: group.name }]}
          agency={agency}
          onDone={changed}
          onClose={() => setAssigning(false)}
        />
      )}
    </Card>
  )
}

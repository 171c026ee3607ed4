import { useState } from 'react'
import { Trash2 } from 'lucide'
import type { Assignment } from '../../../domain/access/wire-grants.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { accountName } from '../dialogs/use-access-options.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface AssignmentTableProps {
  caption: string
  assignments: readonly Assignment[]
  empty: string
  onChanged(): void
}

/** Roles with where they hold and until when; each can be taken away. */
export function AssignmentTable({ caption, assignments, empty, onChanged }: AssignmentTableProps) {
  const access = useApi('access')
  const { regionName, date, dateFormat } = useFormat()
  const [taken, setTaken] = useState<Assignment>()
  const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' })
  const done = () => {
    setTaken(undefined)
    onChanged()
  }
  if (assignments.length === 0) return <p className="os-muted">{empty}</p>
  return (
    <>
      <DataTable
        caption={caption}
        hideCaption
        rows={assignments}
        rowKey={({ id }) => id}
        columns={[
          { key: 'role', title: kitWords('role'), cell: ({ role }) => role.name },
          {
            key: 'account',
            title: words('account'),
            cell: ({ account, below }) => {
              const name = accountName(account, regionName)
              return below ? words('account.below', { name }) : name
            },
          },
          {
            key: 'ends',
            title: words('endsOn'),
            cell: ({ expiresAt, isExpired }) =>
              expiresAt === null ? (
                words('never')
              ) : (
                <>
                  {exact.format(new Date(expiresAt))}{' '}
                  {isExpired && <Badge tone="warning">{words('ended')}</Badge>}
                </>
              ),
          },
          {
            key: 'given',
            title: words('given'),
            wideOnly: true,
            cell: ({ givenAt, reason }) => (reason ? `${date(givenAt)}: ${reason}` : date(givenAt)),
          },
          {
            key: 'take',
            title: words('actions'),
            type: 'number',
            cell: (assignment) => (
              <Button size="s" variant="quiet" iconOnly icon={Trash2} onClick={() => setTaken(assignment)}>
                {words('take.one', { role: assignment.role.name })}
              </Button>
            ),
          },
        ]}
      />
      {taken && (
        <ReasonDialog
          title={words('take.title', { role: taken.role.name })}
          verb={words('take')}
          isDangerous
          act={(reason) =>
            access.delete(withQuery(`/assignments/${encodeURIComponent(taken.id)}`, { reason }))
          }
          onDone={done}
          onClose={() => setTaken(undefined)}
        >
          <p>{words('take.text')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

import { Plus } from 'lucide'
import type { AssignmentLine } from '../../../domain/access/wire-grants.ts'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { action } from '../../../kit/actions/action.ts'
import { actionColumn } from '../../../kit/actions/row-actions.tsx'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import type { List } from '../../../kit/list/use-list.ts'
import type { Column } from '../../../kit/table/column.ts'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { AssignDialog, type AssignSubject } from '../dialogs/assign-dialog.tsx'
import { accountName } from '../dialogs/use-access-options.ts'
import { TAKE_ROLE } from './held-actions.tsx'
import { words } from './words/words.ts'

interface RolesCardProps {
  /** A person, or a group and everybody in it. */
  subject: AssignSubject
  agency: AdministeredAgency | undefined
  assignments: List<AssignmentLine>
  empty: string
  onChanged(): void
}

const ASSIGN = action<Pick<RolesCardProps, 'subject' | 'agency'>>({
  key: 'assign',
  label: () => appWords('bulk.assign'),
  icon: Plus,
  isOffered: ({ agency }) => agency !== undefined,
  run: ({ open }, { subject, agency }) => open(AssignDialog, { subjects: [subject], agency: agency! }),
})

/** Roles that were given, with where they hold and until when; those of groups stand with the groups. */
export function RolesCard({ subject, agency, assignments, empty, onChanged }: RolesCardProps) {
  const format = useFormat()
  return (
    <Card
      title={kitWords('roles')}
      aside={<ActionBar size="s" actions={[ASSIGN]} on={{ subject, agency }} onDone={onChanged} />}
    >
      {assignments.isLoaded && assignments.rows.length === 0 ? (
        <p className="os-muted">{empty}</p>
      ) : (
        <ListBody
          list={assignments}
          caption={kitWords('roles')}
          isTable
          empty={empty}
          columns={[...columnsOf(format), actionColumn([TAKE_ROLE], onChanged)]}
        />
      )}
    </Card>
  )
}

const columnsOf = ({ regionName, date, dateFormat }: Format): readonly Column<AssignmentLine>[] => {
  const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' })
  return [
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
            {exact.format(new Date(expiresAt))} {isExpired && <Badge tone="warning">{words('ended')}</Badge>}
          </>
        ),
    },
    {
      key: 'given',
      title: words('given'),
      wideOnly: true,
      cell: ({ givenAt, reason }) => (reason ? `${date(givenAt)}: ${reason}` : date(givenAt)),
    },
  ]
}

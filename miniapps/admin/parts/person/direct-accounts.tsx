import { useState, type ReactNode } from 'react'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { accountName } from '../dialogs/use-access-options.ts'
import { useAgencyName } from '../use-agencies.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

type Held = PersonDetail['direct'][number]

interface DirectAccountsProps {
  of: readonly Held[]
  /** One permission of an opened account. */
  line(held: Held, permission: string): ReactNode
}

const KINDS = ['agency', 'market', 'brand']

/** As many are looked over without a search. */
const FEW = 10

/** Agency and markets before brands, of which somebody may have hundreds: found by name, each opened for what is held there. */
export function DirectAccounts({ of, line }: DirectAccountsProps) {
  const { regionName, compare } = useFormat()
  const agencyName = useAgencyName()
  const isOfSeveral = new Set(of.map(({ account }) => account.agency)).size > 1
  const nameOf = ({ account }: Held) => accountName(account, regionName)
  const sorted = of.toSorted(
    (one, other) =>
      KINDS.indexOf(one.account.kind) - KINDS.indexOf(other.account.kind) ||
      compare(nameOf(one), nameOf(other)),
  )
  const list = useList<Held>({
    name: 'direct',
    rows: sorted,
    rowKey: ({ account }) => account.id,
    search: nameOf,
  })
  return (
    <>
      <ListBody
        list={list}
        caption={words('direct')}
        search={of.length > FEW ? words('direct.search', { count: of.length }) : undefined}
        isTable
        pageSize={FEW}
        empty={words('direct.noneFound')}
        columns={[
          {
            key: 'account',
            title: words('account'),
            cell: (held) => (
              <>
                {nameOf(held)}
                {isOfSeveral && held.account.kind !== 'agency' && (
                  <span className="admin-code">{agencyName(held.account.agency)}</span>
                )}
              </>
            ),
          },
          {
            key: 'permissions',
            title: appWords('permissions'),
            cell: (held) => <Permissions held={held} isOpen={of.length === 1} line={line} />,
          },
        ]}
      />
    </>
  )
}

interface PermissionsProps extends Pick<DirectAccountsProps, 'line'> {
  held: Held
  isOpen: boolean
}

function Permissions({ held, isOpen: opensFirst, line }: PermissionsProps) {
  const [isOpen, setOpen] = useState(opensFirst)
  return (
    <details
      className="admin-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words('permissions.count', { count: held.permissions.length })}</summary>
      {isOpen && (
        <ul className="admin-lines">
          {held.permissions.map((permission) => (
            <li key={permission}>{line(held, permission)}</li>
          ))}
        </ul>
      )}
    </details>
  )
}

import { useState } from 'react'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { RowActions } from '../../../kit/actions/row-actions.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as appWords } from '../../words/words.ts'
import { accountName } from '../dialogs/use-access-options.ts'
import { useAgencyName } from '../use-agencies.ts'
import type { Administered } from './actions.tsx'
import { GIVE_DIRECT, TAKE_DIRECT } from './held-actions.tsx'
import { words } from './words/words.ts'

type Held = PersonDetail['direct'][number]

const KINDS = ['agency', 'market', 'brand']

/** As many are looked over without a search. */
const FEW = 10

interface DirectCardProps extends Administered {
  onChanged(): void
}

/** What is held without any role, account by account: agency and markets before brands, of which somebody may have hundreds. */
export function DirectCard({ onChanged, ...of }: DirectCardProps) {
  const { regionName, compare } = useFormat()
  const agencyName = useAgencyName()
  const { direct } = of.person
  const nameOf = ({ account }: Held) => accountName(account, regionName)
  const placeOf = ({ account }: Held) => KINDS.indexOf(account.kind)
  const rows = direct.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || compare(nameOf(one), nameOf(other)),
  )
  const list = useList<Held>({ name: 'direct', rows, rowKey: ({ account }) => account.id, search: nameOf })
  const isOfSeveral = new Set(direct.map(({ account }) => account.agency)).size > 1
  return (
    <Card
      title={words('direct')}
      aside={<ActionBar size="s" actions={[GIVE_DIRECT]} on={of} onDone={onChanged} />}
    >
      {direct.length === 0 ? (
        <p className="os-muted">{words('direct.none')}</p>
      ) : (
        <ListBody
          list={list}
          caption={words('direct')}
          search={direct.length > FEW ? words('direct.search', { count: direct.length }) : undefined}
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
              cell: (held) => <Permissions held={held} person={of.person} onChanged={onChanged} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

/** Folded where there are several accounts; drawn when they are opened. */
function Permissions({ held, person, onChanged }: { held: Held; person: PersonDetail; onChanged(): void }) {
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const [isOpen, setOpen] = useState(person.direct.length === 1)
  const { account, permissions } = held
  return (
    <details
      className="admin-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words('permissions.count', { count: permissions.length })}</summary>
      <ul className="admin-lines">
        {isOpen &&
          permissions.map((permission) => {
            const { app, allows } = permissionWords(permission, prefix)
            const said = appWords('permission.said', { app, allows })
            return (
              <li key={permission}>
                <span>
                  {said} <code className="admin-code">{permission}</code>
                </span>
                <RowActions
                  actions={[TAKE_DIRECT]}
                  on={{ person, account, permission, said }}
                  onDone={onChanged}
                />
              </li>
            )
          })}
      </ul>
    </details>
  )
}

import { useState } from 'react'
import type { EffectivePermission, PersonDetail, Way } from '../../../domain/access/wire-grants.ts'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { Loaded } from '../../../kit/controls/loaded.tsx'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { AgencySelect } from '../agency-select.tsx'
import { accountName, useAccessOptions } from '../dialogs/use-access-options.ts'
import { useFirstAgency } from '../use-agencies.ts'
import { words } from './words/words.ts'

interface EffectiveCardProps {
  person: PersonDetail
  agencies: readonly AdministeredAgency[]
  /** Another one when something was changed. */
  turn: number
}

/** A person's permissions on one account: counts, and folded below them each permission with every role, group or direct grant it comes from. */
export function EffectiveCard({ person, agencies, turn }: EffectiveCardProps) {
  const access = useApi('access')
  const first = useFirstAgency(agencies)
  const [code, setCode] = useState<string>()
  const [account, setAccount] = useState('')
  const agency = agencies.find((each) => each.code === code) ?? first
  const options = useAccessOptions(agency?.code ?? '')
  const address =
    agency &&
    withQuery(`/people/${encodeURIComponent(person.id)}/effective`, { agency: agency.code, account })
  const effective = useResource(address ? `${address} ${turn}` : null, (signal) =>
    access.get<readonly EffectivePermission[]>(address!, signal),
  )
  return (
    <Card title={words('effective')}>
      <div className="admin-pair">
        <AgencySelect
          agencies={agencies}
          value={agency?.code ?? ''}
          onChange={(next) => {
            setCode(next)
            setAccount('')
          }}
        />
        <Combobox
          label={words('account')}
          options={options.accounts}
          value={account || (agency?.account ?? '')}
          valueLabel={account === '' ? agency?.name : undefined}
          onChange={setAccount}
        />
      </div>
      {agency ? (
        <Loaded of={effective} headingLevel={3} label={words('loading')} lines={[90, 80, 85]} lineHeight={2}>
          {(permissions) => <Held of={permissions} />}
        </Loaded>
      ) : (
        <Held of={[]} />
      )}
    </Card>
  )
}

/** How many in one line, and each with its ways behind it. */
function Held({ of }: { of: readonly EffectivePermission[] }) {
  const ways = (['direct', 'role', 'group'] as const).flatMap((kind) => {
    const count = of.filter((each) => each.ways.some((way) => way.kind === kind)).length
    return count === 0 ? [] : [words(`held.${kind}`, { count })]
  })
  if (of.length === 0) return <p className="os-muted">{words('effective.none')}</p>
  return (
    <>
      <p>{words('effective.count', { count: of.length, ways: ways.join(' · ') })}</p>
      <details className="admin-fold">
        <summary>{words('effective.each')}</summary>
        <Explained of={of} />
      </details>
    </>
  )
}

function Explained({ of }: { of: readonly EffectivePermission[] }) {
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const format = useFormat()
  const said = (permission: string) => permissionWords(permission, prefix)
  return (
    <DataTable
      caption={words('effective')}
      hideCaption
      rows={of}
      rowKey={({ permission }) => permission}
      pageSize={25}
      initialSort={{ key: 'app', direction: 'ascending' }}
      columns={[
        {
          key: 'permission',
          title: kitWords('permission'),
          cell: ({ permission }) => (
            <>
              {said(permission).allows}
              <code className="admin-code">{permission}</code>
            </>
          ),
          value: ({ permission }) => said(permission).allows,
        },
        {
          key: 'app',
          title: kitWords('app'),
          wideOnly: true,
          cell: ({ permission }) => said(permission).app,
          value: ({ permission }) => said(permission).app,
        },
        {
          key: 'ways',
          title: words('because'),
          cell: ({ ways }) => (
            <ul className="admin-ways">
              {ways.map((way) => (
                <li key={`${way.assignment} ${way.group?.id} ${way.account.id}`}>{wayText(way, format)}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

/** `← group G-UK ← role Planner @ Choreograph, until 23 Nov 2026, 17:30:00`. */
function wayText(way: Way, { regionName, dateFormat }: Format): string {
  const { kind, role, group, expiresAt } = way
  const account = accountName(way.account, regionName)
  const values = { account, role: role?.name ?? '', group: group?.name ?? '' }
  const text = words(`way.${kind}`, values)
  if (!expiresAt) return text
  const time = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(expiresAt))
  return words('way.until', { way: text, time })
}

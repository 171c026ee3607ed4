import type { EffectivePermission, Way } from '../../../domain/access/wire-grants.ts'
import type { AccountLine } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { type KnownPermission, permissionWords } from '../../../kit/permissions/permission-words.ts'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import type { ProblemText } from '../../../kit/words/problem-text.ts'
import { fetchAgencies } from '../../api.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** What the person may do, here and for the brand, and why; the code is what support asks for. */
export function Access() {
  const { permissions, tenant, workspace } = useMiniApp().context
  return (
    <Card title={words('access')}>
      <div className="os-stack">
        <Permissions title={words('accessIn', { tenant: tenant.name })} codes={permissions.agency} />
        {workspace && (
          <Permissions
            title={words('accessFor', { brand: workspace.name })}
            codes={permissions.workspace}
            account={workspace.azId}
          />
        )}
      </div>
    </Card>
  )
}

interface PermissionsProps {
  title: string
  codes: readonly string[]
  /** That of the agency unless told. */
  account?: string
}

function Permissions({ title, codes, account }: PermissionsProps) {
  const { prefix } = useMiniApp().context.permissions
  const format = useFormat()
  const { waysTo, problem } = useExplanation(account)
  const rows = codes
    .map((code) => permissionWords(code, prefix))
    .toSorted((one, other) => format.compare(one.app, other.app) || format.compare(one.allows, other.allows))
  return (
    <div>
      <h3>{title}</h3>
      {problem && <p role="alert">{words('notExplained', { why: problem.text })}</p>}
      {rows.length === 0 ? (
        <p className="os-muted">{words('noPermissions')}</p>
      ) : (
        <DataTable
          caption={title}
          hideCaption
          columns={columns(format, waysTo)}
          rows={rows}
          rowKey={({ code }) => code}
        />
      )}
    </div>
  )
}

const columns = (
  format: Format,
  waysTo: (code: string) => readonly Way[],
): readonly Column<KnownPermission>[] => [
  { key: 'app', title: kitWords('app'), value: ({ app }) => app, cell: ({ app }) => app },
  {
    key: 'allows',
    title: kitWords('permission'),
    cell: ({ allows, code }) => (
      <>
        {allows}
        <code className="permission-code">{code}</code>
      </>
    ),
  },
  {
    key: 'because',
    title: words('because'),
    cell: ({ code }) => (
      <ul className="permission-ways">
        {waysTo(code).map((way) => (
          <li key={`${way.assignment} ${way.role?.id} ${way.group?.id} ${way.account.id}`}>
            {wayText(way, format)}
          </li>
        ))}
      </ul>
    ),
  },
]

/** By which ways the person holds what they hold on an account; anew when their rights change. */
function useExplanation(account?: string): {
  waysTo(code: string): readonly Way[]
  problem: ProblemText | null
} {
  const { portal, context } = useMiniApp()
  const details = useApi('userDetails')
  const { tenant, permissions } = context
  const accountOf = async (signal: AbortSignal) =>
    account ?? (await fetchAgencies(portal, signal)).find(({ code }) => code === tenant.code)?.azId ?? ''
  const { data, error, reload } = useResource(account ?? tenant.code, async (signal) => {
    const path = withQuery('/users/me/effective', { account: await accountOf(signal) })
    return details.get<readonly EffectivePermission[]>(path, signal)
  })
  useLiveNews('rights', reload)
  const bare = (code: string) =>
    code.startsWith(permissions.prefix) ? code.slice(permissions.prefix.length) : code
  return {
    waysTo: (code) => data?.find(({ permission }) => permission === bare(code))?.ways ?? [],
    problem: data ? null : error,
  }
}

function wayText({ kind, role, group, account, expiresAt }: Way, format: Format): string {
  const values = { account: accountName(account, format), role: role?.name ?? '', group: group?.name ?? '' }
  const way = words(`way.${kind}`, values)
  return expiresAt ? words('way.until', { way, time: format.dateTime(expiresAt) }) : way
}

function accountName({ kind, name, country }: AccountLine, { regionName }: Format): string {
  if (kind === 'market') return country ? regionName(country) : name
  return kind === 'brand' && country ? `${name} · ${regionName(country)}` : name
}

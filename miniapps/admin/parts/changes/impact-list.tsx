import type { Impact, ImpactLine } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { permissionWords } from '../../../kit/permissions/permission-words.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'

/** What a change does to people: "37 people lose CartAppAccess", and who are the first of them. */
export function ImpactList({ impact }: { impact: Impact }) {
  const { lost, gained, broken } = impact
  if (lost.length + gained.length + broken.length === 0)
    return <p className="os-muted">{words('impact.none')}</p>
  return (
    <>
      {broken.map(({ rule, people, names }) => (
        <p key={rule.id} className="os-notice" data-tone="error" role="alert">
          {words('impact.broken', { rule: rule.name, count: people })} <Names of={names} people={people} />
        </p>
      ))}
      <ul className="admin-impact">
        {lost.map((line) => (
          <Line key={`lost ${line.permission}`} kind="lost" line={line} />
        ))}
        {gained.map((line) => (
          <Line key={`gained ${line.permission}`} kind="gained" line={line} />
        ))}
      </ul>
    </>
  )
}

function Line({ kind, line }: { kind: 'lost' | 'gained'; line: ImpactLine }) {
  const { prefix } = useMiniApp(({ context }) => context.permissions)
  const { permission, people, names } = line
  return (
    <li data-kind={kind}>
      <strong>{words(`impact.${kind}`, { count: people, permission })}</strong>
      <span>{permissionWords(permission, prefix).allows}</span>
      <span className="os-muted">
        <Names of={names} people={people} />
      </span>
    </li>
  )
}

function Names({ of, people }: { of: readonly string[]; people: number }) {
  const { list } = useFormat()
  if (of.length === 0) return null
  const further = people - of.length
  return <>{list(further > 0 ? [...of, words('impact.further', { count: further })] : of)}</>
}

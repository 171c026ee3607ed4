import { tokenName } from './token-name.ts'

/** The parts of a name with their values. */
export function NameParts({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <dl className="facts">
      {Object.entries(values).map(([token, value]) => (
        <div key={token}>
          <dt>{tokenName(token)}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

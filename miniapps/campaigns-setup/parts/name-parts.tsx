import { tokenName } from './token-name.ts'

/** What each part of a name says. */
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

import type { EachFailure } from './use-each.ts'

/** For whom something was refused, and why. */
export function Failures<Item>({
  of,
  nameOf,
}: {
  of: readonly EachFailure<Item>[]
  nameOf(item: Item): string
}) {
  if (of.length === 0) return null
  return (
    <ul className="os-notice admin-failures" data-tone="warning" role="alert">
      {of.map(({ item, text }) => (
        <li key={nameOf(item)}>
          <strong>{nameOf(item)}</strong>: {text}
        </li>
      ))}
    </ul>
  )
}

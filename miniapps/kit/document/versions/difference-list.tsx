import type { Json } from '../../../domain/document/json.ts'
import { useFormat } from '../../words/format.ts'
import { ValueChange } from '../value-change.tsx'
import type { Difference } from './differences-of.ts'

interface DifferenceListProps {
  differences: readonly Difference[]
  /** The name of a field; undefined for one that nobody wants to read of. */
  nameOf(path: string): string | undefined
  wordsOf(path: string, value: Json): string
}

/** Fields or cells in which two versions differ, with both values, by whom and when. */
export function DifferenceList({ differences, nameOf, wordsOf }: DifferenceListProps) {
  return (
    <ol className="past-changes">
      {differences.map(({ path, before: was, after: is, last }) => (
        <li key={path}>
          <p className="os-label">{nameOf(path)}</p>
          <ValueChange before={was} after={is} wordsOf={(value) => wordsOf(path, value)} />
          <LastChange of={last} />
        </li>
      ))}
    </ol>
  )
}

/** By whom and when; nothing where that is not known. */
export function LastChange({ of: last }: { of: Difference['last'] }) {
  const { dateTime } = useFormat()
  if (!last) return null
  return (
    <p className="os-muted">
      {last.by.name}, <time dateTime={last.at}>{dateTime(last.at)}</time>
    </p>
  )
}

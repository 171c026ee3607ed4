import type { Json } from '../../../domain/document/json.ts'
import { useFormat } from '../../words/format.ts'
import { ValueChange } from '../value-change.tsx'
import { words } from '../words/words.ts'
import { differencesOf, type Fields } from './differences-of.ts'

export interface VersionDifferenceProps {
  before: Fields
  after: Fields
  /** What a field is called; undefined for one that nobody wants to read of. */
  nameOf(path: string): string | undefined
  wordsOf(path: string, value: Json): string
}

/** What has changed from one version of a document to another, field by field. */
export function VersionDifference({ before, after, nameOf, wordsOf }: VersionDifferenceProps) {
  const { dateTime } = useFormat()
  const differences = differencesOf(before, after).filter(({ path }) => nameOf(path) !== undefined)
  if (!differences.length) return <p className="os-muted">{words('versions.same')}</p>
  return (
    <ol className="past-changes">
      {differences.map(({ path, before: was, after: is, last }) => (
        <li key={path}>
          <p className="os-label">{nameOf(path)}</p>
          <ValueChange before={was} after={is} wordsOf={(value) => wordsOf(path, value)} />
          {last && (
            <p className="os-muted">
              {last.by.name}, <time dateTime={last.at}>{dateTime(last.at)}</time>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

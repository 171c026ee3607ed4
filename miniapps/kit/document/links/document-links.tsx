import type { ReferencedDocument } from '../../../domain/document/wire.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Badge } from '../../controls/badge.tsx'
import { Card } from '../../controls/card.tsx'
import { ErrorState } from '../../controls/error-state.tsx'
import { Link } from '../../controls/link.tsx'
import sheet from './document-links.css?sheet'
import { isLinkedType, typeName } from './type-name.ts'
import { useReferences } from './use-references.ts'
import { words } from './words/words.ts'

/**
 * Links to the documents that the open one was made from and that were made of it; nothing where there are
 * none.
 */
export function DocumentLinks() {
  useSheet(sheet)
  const { data, error, loading, reload } = useReferences()
  if (error && !data) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data || data.from.length + data.to.length === 0) return null
  return (
    <Card title={words('title')} className="document-links">
      <LinkList title={words('from')} of={data.from} />
      <LinkList title={words('to')} of={data.to} />
    </Card>
  )
}

function LinkList({ title, of }: { title: string; of: readonly ReferencedDocument[] }) {
  if (of.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {of.map((each) => (
          <LinkLine key={`${each.type} ${each.id}`} of={each} />
        ))}
      </ul>
    </div>
  )
}

/** A title without a link is of something that the person may know of and not open. */
function LinkLine({ of: { type, title, path, version, name, newest } }: { of: ReferencedDocument }) {
  const shown = title || words('untitled')
  const isOld = version !== null && newest !== null && newest.version > version
  return (
    <li>
      {path === null ? <span>{shown}</span> : <Link to={path}>{shown}</Link>}
      <span className="os-muted">
        {[isLinkedType(type) && typeName(type), name].filter(Boolean).join(' · ')}
      </span>
      {isOld && (
        <Badge tone="information">
          {newest.name === null ? words('changed') : words('newer', { name: newest.name })}
        </Badge>
      )}
    </li>
  )
}

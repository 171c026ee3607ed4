import { File, Star } from 'lucide'
import { useState } from 'react'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import type { WidgetProps } from './widget-props.ts'

/** Beside the favourites. */
const SHOWN_RECENT = 5

/** The person's favourites, then what they made or changed last, whatever app it belongs to. */
export function DocumentsWidget({ title }: WidgetProps) {
  const { context, portal } = useMiniApp()
  const { tenant, displaySettings } = context
  const query = new URLSearchParams({
    mine: '1',
    agency: tenant.code,
    brand: context.workspace?.id ?? '',
    language: displaySettings.displayLanguage,
  })
  const { data, error, loading, reload } = useResource(
    `${tenant.code}/${displaySettings.displayLanguage}`,
    async (signal) =>
      (await requestJson<{ data: readonly FoundDocument[] }>(portal, `/api/documents?${query}`, { signal }))
        .data,
    'documents',
  )
  return (
    <Card title={title}>
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && (
        <Skeleton label={words('loadingDocuments')} lines={[80, 64, 72]} lineHeight={2.75} />
      )}
      {data?.length === 0 && <p className="os-muted">{words('noDocuments')}</p>}
      {data && data.length > 0 && (
        <ul className="widget-lines">
          {shownOf(data).map((document) => (
            <li key={document.id} className="document-line">
              <DocumentLine document={document} />
              <FavouriteStar document={document} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function shownOf(documents: readonly FoundDocument[]) {
  const favourites = documents.filter((document) => document.favourite).length
  return documents.slice(0, favourites + SHOWN_RECENT)
}

/** Pressed at once, and taken back where it could not be saved. The line moves at the next visit: not under the finger. */
function FavouriteStar({ document: { id, type, title, favourite } }: { document: FoundDocument }) {
  const { portal } = useMiniApp()
  const [marked, setMarked] = useState<boolean>()
  const isMarked = marked ?? favourite
  const toggle = () => {
    setMarked(!isMarked)
    const method = isMarked ? 'DELETE' : 'PUT'
    requestJson(portal, `/api/documents/${type}/${id}/favourite`, { method, keepalive: true }).catch(() => {
      setMarked(isMarked)
      portal.notify({ kind: 'error', text: words('notMarked') })
    })
  }
  return (
    <Button variant="quiet" size="s" icon={Star} iconOnly aria-pressed={isMarked} onClick={toggle}>
      {words('markDocument', { title })}
    </Button>
  )
}

function DocumentLine({ document: { title, path, place, updatedAt } }: { document: FoundDocument }) {
  const { relative } = useFormat()
  const of =
    place &&
    brandLabel({ name: place.name, ...(place.country !== null && { country: { code: place.country } }) })
  return (
    <Link to={path} look="plain" className="widget-line">
      <Icon of={File} size={20} />
      <span>
        <strong>{title}</strong>
        <span className="os-muted">{[of, relative(updatedAt)].filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  )
}

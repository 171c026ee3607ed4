import { File } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import type { WidgetProps } from './widget-props.ts'

const SHOWN = 5

/** What the person made or changed last, whatever app it belongs to. */
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
      (
        await requestJson<{ data: readonly FoundDocument[] }>(portal, `/api/documents?${query}`, { signal })
      ).data.slice(0, SHOWN),
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
          {data.map((document) => (
            <li key={document.id}>
              <DocumentLine document={document} />
            </li>
          ))}
        </ul>
      )}
    </Card>
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

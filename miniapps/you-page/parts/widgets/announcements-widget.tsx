import { Info, Megaphone, TriangleAlert } from 'lucide'
import type { Announcement, Catalogue } from '../../../../shell/contract/catalogue.ts'
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

const ICONS = { information: Info, warning: Megaphone, critical: TriangleAlert } as const

/** What the agency tells everybody at the moment. */
export function AnnouncementsWidget({ title }: WidgetProps) {
  const { context, portal } = useMiniApp()
  const { code } = context.tenant
  const { data, error, loading, reload } = useResource(
    code,
    async (signal) =>
      (await requestJson<Catalogue>(portal, `/api/catalogue?agency=${code}`, { signal })).announcements,
    'announcements',
  )
  return (
    <Card title={title}>
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loadingNews')} lines={[90, 70]} />}
      {data?.length === 0 && <p className="os-muted">{words('noNews')}</p>}
      {data && data.length > 0 && (
        <ul className="widget-lines">
          {data.map((each) => (
            <li key={each.id}>
              <News {...each} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function News({ text, level, from, path }: Announcement) {
  const { date } = useFormat()
  return (
    <div className="widget-line" data-level={level}>
      <Icon of={ICONS[level]} size={20} />
      <span>
        <span>{text}</span>
        <span className="os-muted">
          {date(from)}
          {path && (
            <>
              {' · '}
              <Link to={path}>{words('readMore')}</Link>
            </>
          )}
        </span>
      </span>
    </div>
  )
}

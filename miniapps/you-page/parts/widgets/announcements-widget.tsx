import type { Catalogue } from '../../../../shell/contract/catalogue.ts'
import { AnnouncementLine } from '../../../kit/announcements/announcement-line.tsx'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { words } from '../../words/words.ts'
import type { WidgetProps } from './widget-props.ts'

/** What the agency tells everybody at the moment, and those who work for a brand of a market there. */
export function AnnouncementsWidget({ title }: WidgetProps) {
  const { context, portal } = useMiniApp()
  const { code } = context.tenant
  const market = context.workspace?.country?.code
  const now = useNow()
  const { data, error, loading, reload } = useResource(
    code,
    async (signal) =>
      (await requestJson<Catalogue>(portal, `/api/catalogue?agency=${code}`, { signal })).announcements,
    'announcements',
  )
  useLiveNews('catalogue', reload)
  const shown = data?.filter(
    ({ country, until }) => (country === null || country === market) && Date.parse(until) > now,
  )
  return (
    <Card title={title}>
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loadingNews')} lines={[90, 70]} />}
      {shown?.length === 0 && <p className="os-muted">{words('noNews')}</p>}
      {shown && shown.length > 0 && (
        <ul className="widget-lines">
          {shown.map((each) => (
            <li key={each.id}>
              <AnnouncementLine {...each} more={words('readMore')} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

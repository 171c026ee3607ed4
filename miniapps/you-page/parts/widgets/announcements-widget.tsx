import type { Catalogue } from '../../../../shell/contract/catalogue.ts'
import { AnnouncementLine } from '../../../kit/announcements/announcement-line.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { words } from '../../words/words.ts'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetProps } from './widget-props.ts'

/** What the agency tells everybody at the moment, and those who work for a brand of a market there. */
export function AnnouncementsWidget({ title }: WidgetProps) {
  const { context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const { code } = context.tenant
  const market = context.workspace?.country?.code
  const now = useNow()
  const announced = useResource(
    code,
    async (signal) => (await catalogue.get<Catalogue>(withQuery('', { agency: code }), signal)).announcements,
    'announcements',
  )
  useLiveNews('catalogue', announced.reload)
  const shown = announced.data?.filter(
    ({ country, until }) => (country === null || country === market) && Date.parse(until) > now,
  )
  return (
    <WidgetCard
      title={title}
      of={{ ...announced, data: shown }}
      loading={words('loadingNews')}
      none={({ length }) => length === 0 && <p className="os-muted">{words('noNews')}</p>}
    >
      {(all) => (
        <ul className="widget-lines">
          {all.map((each) => (
            <li key={each.id}>
              <AnnouncementLine {...each} more={words('readMore')} />
            </li>
          ))}
        </ul>
      )}
    </WidgetCard>
  )
}

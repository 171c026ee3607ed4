import type { MyApps } from '../../../../shell/contract/catalogue.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { topApps } from '../../../domain/home/frecency.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { words } from '../../words/words.ts'
import { useOpenApps } from '../use-open-apps.ts'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetProps } from './widget-props.ts'

const SHOWN = 6

/** Ahead of what nobody has opened yet: whoever may administer does that first. */
const FIRST = ['admin']

/** This page, and where its link leads. */
const PLACES = ['you-page', 'apps']

/** The apps that the person marked, then those opened most and latest, then the rest. */
export function AppsWidget({ title }: WidgetProps) {
  const catalogue = useApi('catalogue')
  const mine = useResource(
    'apps',
    async (signal): Promise<MyApps> => ({
      favourites: [],
      visits: [],
      ...(await catalogue.get<Partial<MyApps> | undefined>('/mine', signal)), // a proxy may answer with anything
    }),
    'apps',
  )
  const now = useNow()
  const open = useOpenApps()
  const itemsOf = ({ favourites, visits }: MyApps) =>
    [...new Set([...favourites, ...topApps(visits, now), ...FIRST, ...open.keys()])]
      .flatMap((key) => open.get(key) ?? [])
      .filter(({ app }) => !PLACES.includes(app!))
      .slice(0, SHOWN)
  return (
    <WidgetCard
      title={title}
      of={mine}
      loading={words('loadingApps')}
      none={(data) => itemsOf(data).length === 0 && <p className="os-muted">{words('noApps')}</p>}
      aside={
        <Link to="/apps/list" quiet>
          {words('allApps')}
        </Link>
      }
    >
      {(data) => <AppLines items={itemsOf(data)} />}
    </WidgetCard>
  )
}

const AppLines = ({ items }: { items: readonly MenuItem[] }) => (
  <ul className="widget-lines">
    {items.map(({ app, title, path, appIcon: icon }) => (
      <li key={app}>
        <Link to={path!} look="plain" className="widget-line">
          <Icon of={appIcon(icon)} size={20} />
          <strong>{title}</strong>
        </Link>
      </li>
    ))}
  </ul>
)

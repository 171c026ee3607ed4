import type { MyApps } from '../../../../shell/contract/catalogue.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import { topApps } from '../../../domain/home/frecency.ts'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { words } from '../../words/words.ts'
import type { WidgetProps } from './widget-props.ts'

const SHOWN = 6

/** The apps that the person marked, then those opened most and latest, then the rest; not the one of this page. */
export function AppsWidget({ title }: WidgetProps) {
  const { portal } = useMiniApp()
  const { data, error, loading, reload } = useResource(
    'apps',
    async (signal): Promise<MyApps> => ({
      favourites: [],
      visits: [],
      ...(await requestJson<Partial<MyApps>>(portal, '/api/catalogue/mine', { signal })), // a proxy may answer with anything
    }),
    'apps',
  )
  return (
    <Card
      title={title}
      aside={
        <Link to="/apps/list" quiet>
          {words('allApps')}
        </Link>
      }
    >
      {!data && error && <ErrorState headingLevel={3} problem={error} onRetry={reload} busy={loading} />}
      {!data && !error && <Skeleton label={words('loadingApps')} lines={[60, 72, 64]} lineHeight={2.25} />}
      {data && <AppLines {...data} />}
    </Card>
  )
}

function AppLines({ favourites, visits }: MyApps) {
  const groups = useLayout(({ apps }) => apps)
  const here = useMiniApp(({ route }) => route.path)
  const now = useNow()
  const all = openApps(groups).filter(({ path }) => path !== here)
  const open = new Map(all.toReversed().map((item) => [item.app, item])) // of two with one key a map keeps the last
  const keys = new Set([...favourites, ...topApps(visits, now), ...all.map(({ app }) => app)])
  const items = [...keys].flatMap((key) => open.get(key) ?? []).slice(0, SHOWN)
  if (items.length === 0) return <p className="os-muted">{words('noApps')}</p>
  return (
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
}

/** What may be opened at once, of all groups; an app's first line stands for it. */
function openApps(items: readonly MenuItem[]): readonly MenuItem[] {
  const all = items.flatMap((item) => [item, ...openApps(item.items ?? [])])
  return all.filter(
    ({ app, path, disabled, hidden, notAvailable }) => app && path && !disabled && !hidden && !notAvailable,
  )
}

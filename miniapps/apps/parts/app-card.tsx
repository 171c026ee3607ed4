import { useId } from 'react'
import { Lock } from 'lucide'
import { useNow } from '../../kit/bridge/use-now.ts'
import { maintenanceAt, type AppOverride } from '../../../shell/contract/catalogue.ts'
import { appIcon } from '../../kit/controls/app-icons.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { words } from '../words/words.ts'
import { FavouriteStar } from './favourite-star.tsx'
import type { ListedApp } from './listed-apps.ts'

/** One app: leads to it, or says why it does not. */
export function AppCard({ app, isMarked }: { app: ListedApp; isMarked: boolean }) {
  const whyId = useId()
  const sign = (
    <span className="app-sign">
      <Icon of={appIcon(app.icon)} size={20} />
    </span>
  )
  if (app.state === 'locked')
    return (
      <div className="app" data-state="locked" role="group" aria-label={app.title} aria-describedby={whyId}>
        {sign}
        <span className="app-text">
          <span className="app-title">{app.title}</span>
          <span className="os-small os-muted" id={whyId}>
            {app.why ?? words('locked')}
          </span>
        </span>
        <Icon of={Lock} />
      </div>
    )
  return (
    <div className="app-place">
      <Link to={app.path} look="plain" className="app" data-state={app.state}>
        {sign}
        <span className="app-text">
          <span className="app-title">{app.title}</span>
          {isMarked && app.state === 'later' && <Badge>{words('later')}</Badge>}
          {app.override && <Standing of={app.override} />}
        </span>
      </Link>
      <FavouriteStar app={app} />
    </div>
  )
}

/** What the agency says of it. */
function Standing({ of: override }: { of: AppOverride }) {
  const now = useNow()
  if (maintenanceAt(override, now)) return <Badge tone="warning">{words('maintenance')}</Badge>
  return override.beta ? <Badge tone="information">{words('beta')}</Badge> : null
}

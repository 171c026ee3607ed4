import { useId } from 'react'
import { Lock } from 'lucide'
import { appIcon } from '../../kit/controls/app-icons.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { words } from '../words/words.ts'
import { aboutApp } from './details/about-app.ts'
import { DetailsButton } from './details-button.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import type { ListedApp } from './listed-apps.ts'
import { StandingBadge } from './standing-badge.tsx'

/** One app: leads to it, or says why it does not. */
export function AppCard({ app, isMarked }: { app: ListedApp; isMarked: boolean }) {
  const whyId = useId()
  const about = aboutApp(app.key)
  const sign = (
    <span className="app-sign">
      <Icon of={appIcon(app.icon)} size={20} />
    </span>
  )
  if (app.state === 'locked')
    return (
      <div className="app-place" role="group" aria-label={app.title} aria-describedby={whyId}>
        <div className="app" data-state="locked">
          {sign}
          <span className="app-text">
            <span className="app-title">{app.title}</span>
            <span className="os-small os-muted" id={whyId}>
              {app.why ?? words('locked')}
            </span>
          </span>
          <Icon of={Lock} />
        </div>
        <span className="app-buttons">
          <DetailsButton app={app} />
        </span>
      </div>
    )
  return (
    <div className="app-place">
      <Link to={app.path} look="plain" className="app" data-state={app.state}>
        {sign}
        <span className="app-text">
          <span className="app-title">{app.title}</span>
          {about && (
            <span className="app-about os-small os-muted" title={about}>
              {about}
            </span>
          )}
          {(isMarked || app.state !== 'later') && <StandingBadge of={app} />}
        </span>
      </Link>
      <span className="app-buttons">
        <DetailsButton app={app} />
        <FavouriteStar app={app} />
      </span>
    </div>
  )
}

import { ArrowDown, ArrowUp, Pencil } from 'lucide'
import { maintenanceAt } from '../../../../shell/contract/catalogue.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { words } from '../../words/words.ts'
import type { ArrangedApp } from './arranged-apps.ts'

interface ArrangedAppLineProps {
  app: ArrangedApp
  isFirst: boolean
  isLast: boolean
  onMove(by: 1 | -1): void
  onChange(): void
}

/** One app: how it stands, and what can be done about it. A button at an end stays where it is, so that the focus does. */
export function ArrangedAppLine({ app, isFirst, isLast, onMove, onChange }: ArrangedAppLineProps) {
  const { title, override } = app
  const now = useNow()
  return (
    <li className="arranged-app">
      <span className="app-text">
        <span className="app-title">{title}</span>
        {override.owner && <span className="os-small os-muted">{override.owner}</span>}
        {app.people !== undefined && (
          <span className="os-small os-muted">{words('settings.usage', { count: app.people })}</span>
        )}
      </span>
      <span className="arranged-marks">
        {maintenanceAt(override, now) && <Badge tone="warning">{words('maintenance')}</Badge>}
        {override.hidden && <Badge>{words('settings.hidden')}</Badge>}
        {override.requestable && <Badge>{words('settings.requestable')}</Badge>}
        {override.beta && <Badge tone="information">{words('beta')}</Badge>}
        {override.featured && <Badge tone="brand">{words('settings.featured')}</Badge>}
      </span>
      <span className="arranged-buttons">
        <Button
          variant="quiet"
          icon={ArrowUp}
          iconOnly
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || onMove(-1)}
        >
          {words('settings.up', { title })}
        </Button>
        <Button
          variant="quiet"
          icon={ArrowDown}
          iconOnly
          aria-disabled={isLast || undefined}
          onClick={() => isLast || onMove(1)}
        >
          {words('settings.down', { title })}
        </Button>
        <Button variant="quiet" icon={Pencil} iconOnly onClick={onChange}>
          {words('settings.change', { title })}
        </Button>
      </span>
    </li>
  )
}

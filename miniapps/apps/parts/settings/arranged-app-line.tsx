import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical, Pencil, RotateCcw } from 'lucide'
import { maintenanceAt } from '../../../../shell/contract/catalogue.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import type { DragItem } from '../../../kit/views/use-drag-order.ts'
import { words } from '../../words/words.ts'
import type { ArrangedApp, Sight } from './arranged-apps.ts'

export type Move = 'top' | 'up' | 'down' | 'end'

interface ArrangedAppLineProps {
  app: ArrangedApp
  place: { isFirst: boolean; isLast: boolean }
  /** Undefined where the order is not in question: it is the agency's in every market. */
  drag: DragItem | undefined
  /** How the role that is looked at meets it. */
  sight: Sight | undefined
  onMove(to: Move): void
  onChange(): void
  /** The market shall have it as the agency again. */
  onFollow(): void
}

const SIGHT_TONES = { seen: 'success', locked: 'neutral', hidden: 'neutral' } as const

/** One app: how it stands, and what can be done about it. */
export function ArrangedAppLine(props: ArrangedAppLineProps) {
  const { app, place, drag, sight, onMove, onChange, onFollow } = props
  const { title, override } = app
  const now = useNow()
  const { isHeld, ...dragging } = drag ?? { isHeld: false }
  return (
    <li className="arranged-app" data-held={isHeld || undefined} {...dragging}>
      {drag && <Icon of={GripVertical} />}
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
        {app.isOwn && <Badge tone="brand">{words('settings.own')}</Badge>}
        {sight && <Badge tone={SIGHT_TONES[sight]}>{words(`settings.sight.${sight}`)}</Badge>}
      </span>
      <span className="arranged-buttons">
        {drag && <MoveButtons title={title} {...place} onMove={onMove} />}
        {app.isOwn && (
          <Button variant="quiet" icon={RotateCcw} iconOnly onClick={onFollow}>
            {words('settings.follow', { title })}
          </Button>
        )}
        <Button variant="quiet" icon={Pencil} iconOnly onClick={onChange}>
          {words('settings.change', { title })}
        </Button>
      </span>
    </li>
  )
}

interface MoveButtonsProps {
  title: string
  isFirst: boolean
  isLast: boolean
  onMove(to: Move): void
}

const MOVES = [
  ['top', ArrowUpToLine],
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['end', ArrowDownToLine],
] as const

/** A button at an end stays where it is, so that the focus does. */
function MoveButtons({ title, isFirst, isLast, onMove }: MoveButtonsProps) {
  return MOVES.map(([to, icon]) => {
    const isThere = to === 'top' || to === 'up' ? isFirst : isLast
    return (
      <Button
        key={to}
        variant="quiet"
        icon={icon}
        iconOnly
        aria-disabled={isThere || undefined}
        onClick={() => isThere || onMove(to)}
      >
        {words(`settings.${to}`, { title })}
      </Button>
    )
  })
}

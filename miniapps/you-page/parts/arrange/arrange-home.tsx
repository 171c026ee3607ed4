import { RotateCcw } from 'lucide'
import { holds } from '../../../../shell/contract/holds.ts'
import type { ContextPermissions } from '../../../../shell/contract/mini-app.ts'
import {
  addWidget,
  type HomeLayout,
  moveWidget,
  removeWidget,
  resizeWidget,
  WIDGETS,
  type WidgetType,
} from '../../../domain/home/layout.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useDragOrder } from '../../../kit/views/use-drag-order.ts'
import { words as page } from '../../words/words.ts'
import { isOpenTo } from '../widgets/widget-table.ts'
import { AddWidgets } from './add-widgets.tsx'
import { MAKE_DEFAULT } from './make-default.tsx'
import { WidgetTile } from './widget-tile.tsx'
import { words } from './words/words.ts'
import sheet from './arrange.css?sheet'

interface ArrangeHomeProps {
  layout: HomeLayout
  /** How the page begins in this agency. */
  begins: HomeLayout
  permissions: ContextPermissions
  /** Null: as the page begins. */
  onChange(layout: HomeLayout | null): void
  /** For all of the agency who arranged nothing themselves. */
  onBegin(layout: HomeLayout): void
}

/** The page as tiles to move, to widen and to take out; every change is stored at once. */
export function ArrangeHome({ layout, begins, permissions, onChange, onBegin }: ArrangeHomeProps) {
  useSheet(sheet)
  const { context, portal } = useMiniApp()
  const placed = (types: readonly WidgetType[]) =>
    types.flatMap((type) => layout.find((each) => each.type === type) ?? [])
  const drag = useDragOrder(
    layout.map(({ type }) => type),
    (types) => onChange(placed(types)),
  )
  const tiles = placed(drag.shown).filter(({ type }) => isOpenTo(type, permissions))
  const absent = WIDGETS.filter(
    (type) => isOpenTo(type, permissions) && !layout.some((each) => each.type === type),
  )
  const move = (type: WidgetType, at: number) => {
    const neighbour = tiles[at]!.type
    onChange(
      moveWidget(
        layout,
        type,
        layout.findIndex((each) => each.type === neighbour),
      ),
    )
    portal.announce(words('moved', { widget: page(`widget.${type}`), position: at + 1, count: tiles.length }))
  }
  const restore = () => {
    onChange(null)
    portal.announce(words('restored', { tenant: context.tenant.name }))
  }
  const isDefault = JSON.stringify(layout) === JSON.stringify(begins)
  return (
    <div className="arrange">
      <div className="arrange-bar">
        <p className="os-muted">{words('help')}</p>
        <div className="os-row">
          {holds(new Set(permissions.agency), 'AdminAppAccess', permissions.prefix) && (
            <ActionBar
              size="s"
              actions={[MAKE_DEFAULT]}
              on={{ layout, isDefault, tenant: context.tenant, onMade: onBegin }}
            />
          )}
          <Button size="s" icon={RotateCcw} disabled={isDefault} onClick={restore}>
            {words('restore')}
          </Button>
        </div>
      </div>
      <ol className="home" aria-label={words('onThePage')}>
        {tiles.map(({ type, size }, at) => (
          <WidgetTile
            key={type}
            type={type}
            size={size}
            at={at}
            count={tiles.length}
            drag={drag.of(type)}
            onMove={(to) => move(type, to)}
            onResize={(wanted) => onChange(resizeWidget(layout, type, wanted))}
            onRemove={() => {
              onChange(removeWidget(layout, type))
              portal.announce(words('removed', { widget: page(`widget.${type}`) }))
            }}
          />
        ))}
      </ol>
      {tiles.length === 0 && <p>{words('nothing')}</p>}
      <AddWidgets
        types={absent}
        onAdd={(type) => {
          onChange(addWidget(layout, type))
          portal.announce(words('added', { widget: page(`widget.${type}`) }))
        }}
      />
    </div>
  )
}

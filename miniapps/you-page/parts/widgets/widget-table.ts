import type { ComponentType } from 'react'
import type { ContextPermissions } from '../../../../shell/contract/mini-app.ts'
import { holds } from '../../../../shell/contract/holds.ts'
import type { WidgetType } from '../../../domain/home/layout.ts'
import { lazyPart, type LazyPart } from '../../../kit/bridge/lazy-part.ts'
import { AnnouncementsWidget } from './announcements-widget.tsx'
import { AppsWidget } from './apps-widget.tsx'
import { BrandWidget } from './brand-widget.tsx'
import { BrandsWidget } from './brands-widget.tsx'
import { DocumentsWidget } from './documents-widget.tsx'
import { TasksWidget } from './tasks-widget.tsx'
import type { WidgetProps } from './widget-props.ts'

interface WidgetRow {
  /** Loaded when it is shown where few people have it. */
  part: ComponentType<WidgetProps> | LazyPart<ComponentType<WidgetProps>>
  /** Held in the agency; whoever lacks it is not told of the widget. */
  permission?: string
}

const deadlines = lazyPart(async () => (await import('./deadlines-widget.tsx')).DeadlinesWidget)
const tours = lazyPart(async () => (await import('./tours-widget.tsx')).ToursWidget)

export const WIDGET_TABLE: Readonly<Record<WidgetType, WidgetRow>> = {
  brand: { part: BrandWidget },
  brands: { part: BrandsWidget },
  documents: { part: DocumentsWidget },
  apps: { part: AppsWidget, permission: 'OsAppsAccess' },
  announcements: { part: AnnouncementsWidget },
  tasks: { part: TasksWidget },
  deadlines: { part: deadlines },
  tours: { part: tours },
}

/** Whether the person may have the widget on the page. */
export function isOpenTo(type: WidgetType, { agency, prefix }: ContextPermissions): boolean {
  const { permission } = WIDGET_TABLE[type]
  return permission === undefined || holds(new Set(agency), permission, prefix)
}

import { lazyPart, type LazyPart } from '../../../kit/bridge/lazy-part.ts'
import type { ComponentType } from 'react'

/** Where one part of the kit is shown in every state; its address is `/sample/kit/<key>`. */
export interface Room {
  key: string
  title: string
  /** Comes when somebody looks. */
  load: LazyPart<ComponentType<object>>
}

const room = (key: string, title: string, load: () => Promise<ComponentType<object>>): Room => ({
  key,
  title,
  load: lazyPart(load),
})

/** In the order of the navigation; a new one is a line here and a file of its own. */
export const ROOMS: readonly Room[] = [
  room('controls', 'Buttons and fields', async () => (await import('./controls-room.tsx')).ControlsRoom),
  room('charts', 'Charts', async () => (await import('./charts-room.tsx')).ChartsRoom),
  room('export', 'Export', async () => (await import('./export-room.tsx')).ExportRoom),
  room('import', 'Import', async () => (await import('./import-room.tsx')).ImportRoom),
  room('inputs', 'Switch, slider, tags, files', async () => (await import('./inputs-room.tsx')).InputsRoom),
  room(
    'overlays',
    'Menu, popover, tabs, steps',
    async () => (await import('./overlays-room.tsx')).OverlaysRoom,
  ),
  room('numbers', 'Numbers', async () => (await import('./numbers-room.tsx')).NumbersRoom),
  room('dates', 'Dates', async () => (await import('./dates-room.tsx')).DatesRoom),
  room('grid', 'Grid', async () => (await import('./grid-room.tsx')).GridRoom),
  room('sheet', 'Sheet', async () => (await import('./sheet-room.tsx')).SheetRoom),
  room('tree', 'Tree', async () => (await import('./tree-room.tsx')).TreeRoom),
  room('choices', 'Combobox and multi-select', async () => (await import('./choices-room.tsx')).ChoicesRoom),
  room('filters', 'Filters, views, link', async () => (await import('./filters-room.tsx')).FiltersRoom),
  room('flows', 'Wizard, board, timeline', async () => (await import('./flows-room.tsx')).FlowsRoom),
  room(
    'attachments',
    'Links and files',
    async () => (await import('./attachments-room.tsx')).AttachmentsRoom,
  ),
]

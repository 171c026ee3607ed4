import type { Workspace } from '../../../shell/contract/entities.ts'
import { workspaceStatus } from '../../kit/workspace-status.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Choosing it makes this brand the active one. */
export function brandEntry({ id, name, clientName, country, status }: Workspace): PaletteEntry {
  return {
    id: `brand:${id}`, kind: 'brand', title: name, brandId: id, detail: [clientName, country?.name].filter(Boolean).join(' · '), sign: country?.code ?? '–',
    ...(status !== 'LIVE' && { mark: workspaceStatus(status).text }),
  }
}

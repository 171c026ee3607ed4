import type { Workspace } from '../../../../shell/contract/entities.ts'
import { workspaceStatus } from '../../../kit/words/workspace-status.ts'
import { brandPlace } from '../brands/brand-place.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Choosing it makes this brand the active one. */
export function brandEntry(brand: Workspace): PaletteEntry {
  const { id, name, country, status } = brand
  return {
    id: `brand:${id}`,
    kind: 'brand',
    title: name,
    brandId: id,
    detail: brandPlace(brand),
    sign: country?.code ?? '–',
    mark: status === 'LIVE' ? undefined : workspaceStatus(status).text,
  }
}

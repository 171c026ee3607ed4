import { User } from 'lucide'
import type { WorkspaceStatus } from '../../../../shell/contract/entities.ts'
import type { FoundBrand, FoundPerson } from '../../../domain/search/wire.ts'
import type { Format } from '../../../kit/words/format.ts'
import { workspaceStatus } from '../../../kit/words/workspace-status.ts'
import type { PaletteEntry } from './palette-entry.ts'

type Regions = Pick<Format, 'regionName'>

/** A colleague: leads to their page in the contacts. */
export const personEntry = (
  { id, name, title, country }: FoundPerson,
  { regionName }: Regions,
): PaletteEntry => ({
  id: `person:${id}`,
  kind: 'person',
  title: name,
  detail: [title, country && regionName(country)].filter(Boolean).join(' · '),
  icon: User,
  path: `/network/contacts/${encodeURIComponent(id)}`,
})

/** A brand of an agency that has more than the palette is told of; choosing it makes it the active one. */
export const foundBrandEntry = (
  { id, name, clientName, country, status }: FoundBrand,
  { regionName }: Regions,
): PaletteEntry => ({
  id: `brand:${id}`,
  kind: 'brand',
  title: name,
  brandId: id,
  detail: [clientName, country && regionName(country)].filter(Boolean).join(' · '),
  sign: country ?? '–',
  ...(status !== 'LIVE' && { mark: workspaceStatus(status as WorkspaceStatus).text }),
})

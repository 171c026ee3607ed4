import { words } from './words/words.ts'
import { User, File } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { WorkspaceStatus } from '../../../../shell/contract/entities.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { menuItemAt } from '../../../../shell/contract/menu-item-at.ts'
import { underBrand } from '../../../../shell/contract/route-template.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import type { FoundBrand, FoundPerson } from '../../../domain/search/wire.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
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
  mark: status === 'LIVE' ? undefined : workspaceStatus(status as WorkspaceStatus).text,
})

/** What kind of document it is, the name of its app says; the menus know it, and its icon, under the brand at hand. */
export function documentEntry(
  { id, title, path, home, place, updatedAt, updatedBy }: FoundDocument,
  { apps }: Pick<Layout, 'apps'>,
  brandId: string | undefined,
  { relative }: Pick<Format, 'relative'>,
): PaletteEntry {
  const app = menuItemAt(apps, brandId === undefined ? home : underBrand(home, brandId))
  const said = { app: app?.title ?? words('kind.document'), name: updatedBy.name, when: relative(updatedAt) }
  return {
    id: `document:${id}`,
    kind: 'document',
    title,
    path,
    detail: place
      ? words('documents.of', { ...said, place: brandLabel({ name: place.name, ...countryOf(place) }) })
      : words('documents.own', said),
    icon: app ? appIcon(app.appIcon) : File,
  }
}

const countryOf = ({ country }: NonNullable<FoundDocument['place']>) =>
  country && { country: { code: country } }

import { File } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { menuItemAt } from '../../../../shell/contract/menu-item-at.ts'
import { underBrand } from '../../../../shell/contract/route-template.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'
import type { Format } from '../../../kit/words/format.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { words } from './words/words.ts'

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

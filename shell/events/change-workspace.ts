import { brandLabel } from '../contract/brand-label.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { $place, goTo } from '../stores/location.ts'
import { announce } from '../stores/notices.ts'
import { $workspacesById, chooseBrand } from '../stores/workspaces.ts'

/**
 * Makes another brand the current one; on a brand's page the same mini-app opens under the new brand.
 * @throws Error for a brand the person cannot see
 */
export function changeWorkspace(brandId: string): void {
  const brand = $workspacesById.get().get(brandId)
  if (brand?.type !== 'BRAND') throw new Error(`There is no brand ${brandId} to change to`)
  const { path } = $place.get().route
  const current = brandIdIn(path)
  if (current === undefined) {
    chooseBrand(brandId)
    announce(`${brandLabel(brand)} is now the active brand`)
    return
  }
  // the brand changes when the router has let the visit through: unsaved work may hold it back
  const [, , , app = ''] = path.split('/')
  if (current !== brandId) goTo(`/brands/${encodeURIComponent(brandId)}/${app}`)
}

import { brandLabel } from '../contract/brand-label.ts'
import { pathNow } from '../contract/local-path.ts'
import { brandIdIn } from '../contract/route-template.ts'
import { $place, goTo, stayHere } from '../stores/location.ts'
import { notify } from '../stores/notices.ts'
import { accountHolds } from '../stores/permissions.ts'
import { $workspace, $workspacesById } from '../stores/workspaces.ts'

/**
 * Asks for another brand to be the current one: the same mini-app under it where the person may use it there, else the
 * router says why. The brand changes when the visit has been let through: unsaved work may hold it back.
 * @throws Error for a brand the person cannot see
 */
export function changeWorkspace(brandId: string): void {
  const brand = $workspacesById.get().get(brandId)
  if (brand?.type !== 'BRAND') throw new Error(`There is no brand ${brandId} to change to`)
  if (!accountHolds(brand.azId, 'OS_WORKSPACE_ACCESS')) {
    notify({ kind: 'warning', text: `You may see ${brandLabel(brand)} but not work in it. Ask its owners for access.` })
    return stayHere()
  }
  const { path, basePath } = $place.get().route
  if (brandIdIn(path) === undefined) {
    if ($workspace.get()?.id !== brandId) goTo(pathNow(), { forBrand: brandId })
  } else if (brandIdIn(path) !== brandId) {
    goTo(basePath.replace(/^\/brands\/[^/]+/, `/brands/${encodeURIComponent(brandId)}`), { forBrand: brandId })
  }
}

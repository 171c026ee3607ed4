import { brandLabel } from '../contract/brand-label.ts'
import { pathNow } from '../contract/local-path.ts'
import { menuItemAt } from '../contract/menu-item-at.ts'
import { brandIdIn, underBrand } from '../contract/route-template.ts'
import { tellDenial } from '../access/tell-denial.ts'
import { workspaceAccessRule } from '../access/access-rules.ts'
import { denialOf } from '../access/denial-of.ts'
import { $filledMenus } from '../menus/filled-menus.ts'
import { goTo } from '../stores/destination.ts'
import { $place, stayHere } from '../stores/place.ts'
import { notify } from '../stores/notices.ts'
import { $workspace, $workspacesById } from '../stores/workspaces.ts'
import { words } from '../words/signed-in/words/words.ts'

/**
 * Asks for another brand to be the current one: the same place under it where the menus lead there, for each brand has
 * that; else the start of the same mini-app, and where the person may not use it there, the router says why. The brand changes when the visit has been let through: unsaved work may hold it back.
 * @throws Error for what is no brand
 */
export function changeWorkspace(brandId: string): void | 'refused' {
  const brand = $workspacesById.get().get(brandId)
  if (!brand) return refuse(tellNew)
  if (brand.type !== 'BRAND') throw new Error(`${brandId} is no brand to change to`)
  const refusal = workspaceAccessRule(brand)
  if (refusal) return refuse(() => tellDenial(denialOf(brandLabel(brand), 'disabled', refusal)))
  const { path, basePath } = $place.get().route
  if (brandIdIn(path) === undefined) {
    if ($workspace.get()?.id !== brandId) goTo(pathNow(), { forBrand: brandId })
  } else if (brandIdIn(path) !== brandId) {
    goTo(underBrand(isInMenus(path) ? path : basePath, brandId), { forBrand: brandId })
  }
}

function isInMenus(path: string): boolean {
  const { topNavigation, dashboardTabs, apps } = $filledMenus.get()
  return [topNavigation, dashboardTabs, apps].some((items) => menuItemAt(items, path) !== undefined)
}

/** Says why not, and counts the visit as answered: the header stops waiting. */
function refuse(tell: () => void): 'refused' {
  tell()
  stayHere()
  return 'refused'
}

/** The brands here are those of the sign-in; a mini-app that asks the server itself may know a newer one. */
function tellNew(): void {
  notify({
    kind: 'warning',
    text: words('brand.new'),
    action: { label: words('reload'), run: () => location.reload() },
  })
}

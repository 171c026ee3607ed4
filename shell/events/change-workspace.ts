import { brandLabel } from '../contract/brand-label.ts'
import { rowOf } from '../config/app-rows.ts'
import type { Workspace } from '../contract/entities.ts'
import { pathNow } from '../contract/local-path.ts'
import { menuItemAt } from '../contract/menu-item-at.ts'
import { brandIdIn, underBrand } from '../contract/route-template.ts'
import { tellDenial } from '../access/tell-denial.ts'
import { workspaceAccessRule } from '../access/access-rules.ts'
import { denialOf } from '../access/denial-of.ts'
import { $menus } from '../menus/menus.ts'
import { goTo } from '../stores/destination.ts'
import { $place, stayHere } from '../stores/place.ts'
import { notify } from '../stores/notices.ts'
import { $workspace, $workspacesById } from '../stores/workspaces.ts'
import { words } from '../words/signed-in/words/words.ts'

/**
 * Asks for another brand to be the current one: the same place under it where each brand has that, else the nearest one
 * above, and a notice says so; where the person may not use it there, the router says why. The brand changes when the visit has been let through: unsaved work may hold it back.
 * @throws Error for what is no brand
 */
export function changeWorkspace(brandId: string): void | 'refused' {
  const brand = $workspacesById.get().get(brandId)
  if (!brand) return refuse(tellNew)
  if (brand.type !== 'BRAND') throw new Error(`${brandId} is no brand to change to`)
  const refusal = workspaceAccessRule(brand)
  if (refusal) return refuse(() => tellDenial(denialOf(brandLabel(brand), 'disabled', refusal)))
  const { path } = $place.get().route
  if (brandIdIn(path) === undefined) {
    if ($workspace.get()?.id !== brandId) goTo(pathNow(), { forBrand: brandId })
  } else if (brandIdIn(path) !== brandId) {
    const nearest = placeOfEachBrand()
    goTo(underBrand(nearest, brandId), { forBrand: brandId })
    if (nearest !== path) tellOnArrival(brand)
  }
}

/** This place, or one above it: the last is the start of the mini-app. */
function placeOfEachBrand(): string {
  const { app, route } = $place.get()
  if (rowOf(app)?.sameForEachBrand) return route.path
  let path = route.path
  while (path.length > route.basePath.length && !isInMenus(path)) path = path.slice(0, path.lastIndexOf('/'))
  return path
}

function tellOnArrival(brand: Workspace): void {
  const stop = $place.listen(({ route }) => {
    stop()
    if (brandIdIn(route.path) === brand.id)
      notify({ kind: 'info', text: words('brand.nearest', { brand: brandLabel(brand) }) })
  })
}

function isInMenus(path: string): boolean {
  const { topNavigation, dashboardTabs, apps } = $menus.get()
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

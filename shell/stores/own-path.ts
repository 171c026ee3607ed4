import { localPath } from '../contract/local-path.ts'
import { brandIdIn, fillRouteTemplate } from '../contract/route-template.ts'
import { $workspace } from './workspaces.ts'

/**
 * The path of this portal that a template means, null where it leads elsewhere. Spec section 2: the brand of the address,
 * without one the current brand; where there is none at all the path is asked for without it, and the router says why not.
 */
export function ownPath(template: string): string | null {
  const brandId = brandIdIn(location.pathname) ?? $workspace.get()?.id
  return localPath(fillRouteTemplate(brandId === undefined ? template.replace(/^\/brands\/\{brandId\}(?=\/)/, '') : template, brandId))
}

import { localPath } from '../contract/local-path.ts'
import { brandIdIn, fillRouteTemplate } from '../contract/route-template.ts'
import { $workspace } from '../stores/workspaces.ts'

/** The path of this portal that a template means, null where it leads elsewhere. Spec section 2: the brand of the address, without one the current brand. */
export function ownPath(template: string): string | null {
  return localPath(fillRouteTemplate(template, brandIdIn(location.pathname) ?? $workspace.get()?.id))
}

import { brandLabel } from '../../shell/contract/brand-label.ts'
import type { Breadcrumbs, Workspace } from '../../shell/contract/entities.ts'

export type CrumbKind = 'client' | 'brand' | 'text' | 'app' | 'section' | 'detail'

export interface Crumb {
  kind: CrumbKind
  text: string
  /** Stands in the same step, before the app. */
  category?: string
}

/**
 * Spec section 2: optional text, then category and app together, then section (unless hideSection), then details;
 * client name and brand label in front when there is a client and a brand.
 */
export function breadcrumbTrail(breadcrumbs: Breadcrumbs, workspace: Workspace | null): readonly Crumb[] {
  const { text, section, hideSection, details = [] } = breadcrumbs
  const trail: (Crumb | undefined)[] = [
    ...brandCrumbs(workspace),
    text ? { kind: 'text', text } : undefined,
    appCrumb(breadcrumbs),
    section && !hideSection ? { kind: 'section', text: section } : undefined,
    ...details.map(({ name }): Crumb | undefined => (name ? { kind: 'detail', text: name } : undefined)),
  ]
  return trail.filter((crumb) => crumb !== undefined)
}

function brandCrumbs(workspace: Workspace | null): Crumb[] {
  if (!workspace?.clientName) return []
  return [{ kind: 'client', text: workspace.clientName }, { kind: 'brand', text: brandLabel(workspace) }]
}

function appCrumb({ category, app }: Breadcrumbs): Crumb | undefined {
  if (app) return { kind: 'app', text: app, ...(category && { category }) }
  return category ? { kind: 'app', text: category } : undefined
}

import { brandLabel, type NamedBrand } from './brand-label.ts'
import type { Breadcrumbs } from './entities.ts'

export type CrumbKind = 'client' | 'brand' | 'text' | 'app' | 'section' | 'detail'

export interface Crumb {
  kind: CrumbKind
  text: string
  /** Leads there. */
  path?: string
  /** Stands in the same step, before the app. */
  category?: string
}

/** What the front of the path is made of; a `Workspace` is one. */
export type TrailBrand = NamedBrand & { clientName?: string }

/**
 * Spec section 2: optional text, then category and app together, then section (unless hideSection), then details;
 * client name and brand label in front when there is a client and a brand.
 */
export function breadcrumbTrail(breadcrumbs: Breadcrumbs, workspace: TrailBrand | null): readonly Crumb[] {
  const { text, section, sectionPath, hideSection, details = [] } = breadcrumbs
  const trail: (Crumb | undefined)[] = [
    ...brandCrumbs(workspace),
    text ? { kind: 'text', text } : undefined,
    appCrumb(breadcrumbs),
    section && !hideSection ? crumbOf('section', section, sectionPath) : undefined,
    ...details.map(({ name, path }) => (name ? crumbOf('detail', name, path) : undefined)),
  ]
  return trail.filter((crumb) => crumb !== undefined)
}

const crumbOf = (kind: CrumbKind, text: string, path?: string): Crumb => ({
  kind,
  text,
  ...(path && { path }),
})

function brandCrumbs(workspace: TrailBrand | null): Crumb[] {
  if (!workspace?.clientName) return []
  return [
    { kind: 'client', text: workspace.clientName },
    { kind: 'brand', text: brandLabel(workspace) },
  ]
}

function appCrumb({ category, app }: Breadcrumbs): Crumb | undefined {
  if (app) return { kind: 'app', text: app, ...(category && { category }) }
  return category ? { kind: 'app', text: category } : undefined
}

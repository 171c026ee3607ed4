import { plainPath } from '../config/place-of.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { ROUTES, type RouteLine } from '../config/routes.ts'

/** The built-in lines and those of mini-apps that came by configuration. */
export function routeLines(miniApps: readonly RuntimeMiniApp[]): RouteLine[] {
  const configured = miniApps.flatMap(({ key, routes, brandScoped, permission, guards }) =>
    routes.map((path): RouteLine => ({ path: plainPath(path), app: key, access: brandScoped ? 'brand' : 'guarded', ...(permission && { permission }), ...guards })),
  )
  return [...ROUTES, ...configured]
}

import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { plainPath } from '../config/place-of.ts'
import type { RouteLine } from '../config/routes.ts'

/** The route lines of mini-apps that came by configuration. */
export const configuredRoutes = (apps: readonly RuntimeMiniApp[]): readonly RouteLine[] =>
  apps.flatMap(({ key, routes, brandScoped, permission, guards }) =>
    routes.map((path): RouteLine => ({
      path: plainPath(path),
      app: key,
      access: brandScoped ? 'brand' : 'guarded',
      ...(permission && { permission }),
      ...guards,
    })),
  )

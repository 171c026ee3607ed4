import { API_BASES } from '../../config/api-bases.ts'
import { setConfig } from '../../config/environment.ts'
import { ACCOUNTS_ROOT, REDIRECT_PATH, SILENT_REDIRECT_PATH } from '../../config/page-defaults.ts'
import type { ShellApi } from '../../contract/api-bases.ts'

const absolute = (portal: string, paths: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, portal + path]))

/** Configuration for a page that has no configuration block: every address is the portal's. */
export function configureFor(
  portal: string,
  permissionPrefix: string,
  scripts: Record<string, string>,
): void {
  setConfig({
    environment: 'production',
    authority: portal,
    clientId: '',
    scope: '',
    redirectPath: REDIRECT_PATH,
    silentRedirectPath: SILENT_REDIRECT_PATH,
    postLoginRoute: '/',
    unauthorizedRoute: '/unauthorized',
    idpHintParameter: '',
    permissionPrefix,
    permissionAccountsRoot: ACCOUNTS_ROOT,
    apis: absolute(portal, API_BASES) as Readonly<Record<ShellApi, string>>,
    scripts: absolute(portal, scripts),
    supportWidgetKeys: {},
    help: {},
    agencyUrls: {},
    miniApps: [],
    faultyApps: [],
  })
}

import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'
import { sortEntries, type SortedEntries } from '../../shell/config/configured-apps.ts'
import { type FileConfig, portalClient, portalClients, type Settings } from './settings.ts'
import { TENANT_NAMES } from './tenants.ts'

/** Fields that the page has its own defaults for may be missing. */
export type PageConfig = Pick<FileConfig, 'apis'> &
  Partial<Omit<RuntimeConfig, 'apis'>> &
  Pick<RuntimeConfig, 'authority' | 'clientId' | 'scope'>

/**
 * The block that goes into the page (docs/design/configuration.md); `origin` is where people reach the
 * portal. Without others its mini-apps are the file's.
 */
export function pageConfig(
  { authority, dev, file }: Settings,
  origin: string,
  { usable: miniApps }: Pick<SortedEntries, 'usable'> = sortEntries(file.miniApps ?? [], portalClients(file)),
): PageConfig & Pick<RuntimeConfig, 'permissionPrefix'> {
  const {
    identityProviderClients: _clients,
    connectOrigins: _origins,
    imageOrigins: _images,
    trustedTypesPolicies: _policies,
    vouchesFor: _vouchers,
    newPeople: _newPeople,
    groupsClaim: _groupsClaim,
    miniApps: _entries,
    ...page
  } = file
  return {
    environment: dev ? 'dev' : 'production',
    permissionPrefix: 'agency-os.',
    ...page,
    ...(miniApps.length > 0 && { miniApps }),
    authority: authority ?? embeddedIssuer(origin),
    clientId: portalClient(file),
    // a foreign provider names the person to our APIs only with these scopes
    scope: file.scope ?? (authority ? 'openid email profile' : 'openid'),
    help: file.help ?? (authority ? {} : HELP),
    agencyUrls: { ...agencyUrls(), ...file.agencyUrls },
  }
}

/** The origin that people use; as a browser writes it, without the port that goes without saying. */
export const portalOrigin = ({ publicUrl }: Settings, port: number): string =>
  publicUrl ?? new URL(`http://localhost:${port}`).origin

export const embeddedIssuer = (origin: string): string => `${origin}/idp`

/** What a try-out shows in the help menu; nothing lives there, so a portal with a real provider has no links until it names its own. */
const HELP = {
  communityUrl: 'https://community.agency-os.example',
  knowledgeBaseUrl: 'https://help.agency-os.example',
}

/** One server shows every agency's portal: the parameter becomes a cookie. */
function agencyUrls(): Record<string, string> {
  return Object.fromEntries(Object.keys(TENANT_NAMES).map((code) => [code, `/?tenant=${code}`]))
}

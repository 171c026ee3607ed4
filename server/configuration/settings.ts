import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'
import type { LogSettings } from '../log/log.ts'
import type { LimitSettings } from './limit-settings.ts'
import type { MailSettings } from './mail-settings.ts'
import type { RetentionDays } from './retention-settings.ts'
import type { S3Settings } from './s3-settings.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'

/** A client of the embedded identity provider besides the portal itself; `origin` is where it is served. */
export interface ProviderClient {
  clientId: string
  origin: string
}

/** What the configuration file may say; page fields reach the browser, the last seven stay on the server. */
export interface FileConfig extends Partial<Omit<RuntimeConfig, 'apis'>> {
  apis?: Partial<RuntimeConfig['apis']>
  /** More clients of the embedded identity provider. */
  identityProviderClients?: readonly ProviderClient[]
  /** More origins that the page may fetch from and show in frames: of a provider whose endpoints live on several hosts, or of a mini-app's own API. */
  connectOrigins?: readonly string[]
  /** Where brands' logos and mini-apps' pictures come from, beside this server. */
  imageOrigins?: readonly string[]
  /** Names of Trusted Types policies that mini-apps' frameworks make, beyond those of the well-known ones. */
  trustedTypesPolicies?: readonly string[]
  /** By the id of one of `otherProviders`: domains or addresses whose people it may name at their first sign-in, `*` for all. */
  vouchesFor?: Readonly<Record<string, readonly string[]>>
  /** Whoever the provider knows comes in: as a member of this agency, with this role on its account, if one is named. */
  newPeople?: { agency: string; role?: string; below?: boolean }
  /** The claim of AUTHORITY's user info that lists a person's groups; those of the portal with such names follow it. */
  groupsClaim?: string
}

/** The portal's own client at its provider. */
export const portalClient = ({ clientId = 'agency-os' }: FileConfig): string => clientId

/** Clients of the portal at all its providers, which are audiences of its own tokens. */
export const portalClients = (file: FileConfig): readonly string[] => [
  portalClient(file),
  ...(file.otherProviders ?? []).map(({ clientId }) => clientId),
]

/** Everything the server was told; values that depend on the port are worked out when it listens. */
export interface Settings {
  /** null: loopback, IPv4 and IPv6. */
  host: string | null
  /** 0: any free port. */
  port: number
  /** Origin that people use; null: `http://localhost:<port>`. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | undefined
  /** undefined: files are kept in the database. */
  s3: S3Settings | undefined
  /** undefined: no mail is sent. */
  mail: MailSettings | undefined
  /** An empty database is filled with agencies, brands, people and demo accounts to try the portal with. */
  sampleWorld: boolean
  log: LogSettings
  /** Each request's line says which network address it came from. */
  logsAddresses: boolean
  limits: LimitSettings
  retention: RetentionDays
  /** undefined: nothing is measured. */
  telemetry: TelemetrySettings | undefined
  /** The built portal. */
  staticDir: string
  tenant: string
  /** Vite with hot reload in front. */
  dev: boolean
  /** A real OpenID Connect issuer; undefined: the embedded provider and its demo accounts. */
  authority: string | undefined
  /** The client of AUTHORITY that may ask it whose tokens are; undefined: the portal's own, which has no secret. */
  introspection: { clientId: string; secret: string } | undefined
  /** Back ends of mini-apps get tokens of the provider, where it exchanges them, instead of ours. */
  exchangesTokens: boolean
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** Origins beside its own whose pages may call the APIs. */
  allowedOrigins: readonly string[]
  /** Origins whose pages may show elements and apps, in frames too. */
  embedOrigins: readonly string[]
  /** Address of who may administer the tenant's agency while nobody does. */
  firstAdmin: string | undefined
  /** Tokens of the directory that keeps people and groups, each of which opens; none: there is no such directory. */
  scimTokens: readonly string[]
  /** Tokens by which the audit log is collected; none: it is not. */
  auditTokens: readonly string[]
  /** After SIGTERM it goes on for so long while it says that it is not ready any more. */
  drainMs: number
  /** How long running requests may take to end when the server stops. */
  graceMs: number
  /** Path of the file OS_CONFIG; undefined where there is none. */
  configFile: string | undefined
  file: FileConfig
}

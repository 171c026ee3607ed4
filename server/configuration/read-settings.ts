import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { DEFAULT_TENANT } from '../../shell/config/tenants.ts'
import { isConnectOrigin, isPolicyName } from '../../shell/config/policy-sources.ts'
import { readConfigFile } from './config-file.ts'
import { LOG_LEVELS, type LogSettings } from '../log/log.ts'
import { ConfigurationError } from './configuration-error.ts'
import { address, email, isLoopback, list, oneOf, origin, port, seconds, yes } from './kinds-of-setting.ts'
import { limitSettings } from './limit-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { retentionSettings } from './retention-settings.ts'
import { s3Settings } from './s3-settings.ts'
import { secretsFromFiles } from './secrets-from-files.ts'
import { type FileConfig, portalClient, type ProviderClient, type Settings } from './settings.ts'
import { telemetrySettings } from './telemetry-settings.ts'
import { isTenantCode } from './tenants.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The server's settings: defaults, the file named in OS_CONFIG over them, the environment over both.
 * @throws ConfigurationError naming the setting
 */
export function readSettings(
  environment: Environment,
  options: { dev?: boolean; staticDir?: string } = {},
): Settings {
  const given = present(secretsFromFiles(present(environment)))
  const file = merged(given.OS_CONFIG ? readConfigFile(resolve(given.OS_CONFIG)) : {}, given)
  const settings: Settings = {
    host: given.HOST === 'localhost' ? null : (given.HOST ?? null),
    port: port(given.PORT),
    publicUrl: publicUrl(given.PUBLIC_URL),
    dataDir: resolve(given.DATA_DIR ?? '.data'),
    databaseUrl: databaseUrl(given.DATABASE_URL),
    s3: s3Settings(given),
    staticDir: resolve(options.staticDir ?? 'dist'),
    tenant: tenant(given.TENANT),
    log: logSettings(given, file.authority !== undefined),
    logsAddresses: yes('LOG_ADDRESSES', given['LOG_ADDRESSES']) ?? false,
    dev: options.dev ?? false,
    authority: file.authority,
    sampleWorld: yes('SAMPLE_WORLD', given.SAMPLE_WORLD) ?? file.authority === undefined,
    introspection: introspection(given),
    exchangesTokens: yes('TOKEN_EXCHANGE', given['TOKEN_EXCHANGE']) ?? false,
    trustedProxies: list(given.TRUSTED_PROXIES).map(network),
    allowedOrigins: list(given['ALLOWED_ORIGINS']).map(origin('ALLOWED_ORIGINS')),
    embedOrigins: list(given['EMBED_ORIGINS']).map(origin('EMBED_ORIGINS')),
    firstAdmin: email('FIRST_ADMIN', given['FIRST_ADMIN']),
    scimTokens: tokens('SCIM_TOKEN', given),
    auditTokens: tokens('AUDIT_TOKEN', given),
    drainMs: seconds('DRAIN_SECONDS', given.DRAIN_SECONDS, 2) * 1000,
    graceMs: seconds('GRACE_SECONDS', given.GRACE_SECONDS, 10) * 1000,
    limits: limitSettings(given),
    retention: retentionSettings(given),
    telemetry: telemetrySettings(given),
    mail: undefined,
    configFile: given.OS_CONFIG && resolve(given.OS_CONFIG),
    file,
  }
  refuseDemoAccountsInPublic(settings)
  refuseClientsOfOneName(settings)
  refuseVouchingOfNobody(settings)
  return { ...settings, mail: mailSettings(given, settings) }
}

/** An empty variable counts as not set. */
function present(environment: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

function merged(file: FileConfig, given: Record<string, string | undefined>): FileConfig {
  const authority = given.AUTHORITY ?? file.authority
  const result: FileConfig = { ...file }
  if (authority !== undefined) result.authority = address('AUTHORITY', authority)
  if (given.CLIENT_ID) result.clientId = given.CLIENT_ID
  if (given.SCOPE) result.scope = given.SCOPE
  if (given.PERMISSION_PREFIX !== undefined) result.permissionPrefix = given.PERMISSION_PREFIX
  const origins = (name: string) => (given[name] ? list(given[name]).map(origin(name)) : undefined)
  result.connectOrigins =
    (given['CONNECT_ORIGINS'] ? list(given['CONNECT_ORIGINS']).map(connectOrigin) : undefined) ??
    file.connectOrigins
  result.imageOrigins = origins('IMAGE_ORIGINS') ?? file.imageOrigins
  result.developerOrigins = origins('DEVELOPER_ORIGINS') ?? file.developerOrigins
  result.trustedTypesPolicies = given.TRUSTED_TYPES_POLICIES
    ? list(given.TRUSTED_TYPES_POLICIES).map(policyName)
    : file.trustedTypesPolicies
  return result
}

/** Whoever tries the portal out reads the console; who runs it collects lines. */
function logSettings(given: Environment, isCollected: boolean): LogSettings {
  const format = isCollected ? 'json' : 'text'
  const level = isCollected ? 'info' : 'warn'
  return {
    format: oneOf('LOG_FORMAT', given['LOG_FORMAT'] ?? format, ['json', 'text']),
    level: oneOf('LOG_LEVEL', given['LOG_LEVEL'] ?? level, LOG_LEVELS),
  }
}

function tenant(value: string = DEFAULT_TENANT): string {
  if (!isTenantCode(value)) throw wrongTenant(value)
  return value
}

function wrongTenant(value: string): ConfigurationError {
  return new ConfigurationError(
    `TENANT must be a code of lower-case letters, digits and hyphens, not "${value}".`,
  )
}

function publicUrl(value: string | undefined): string | null {
  return value === undefined ? null : origin('PUBLIC_URL')(value.replace(/\/$/, ''))
}

function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value
  throw new ConfigurationError(
    'DATABASE_URL must start with postgres:// (leave it empty for the embedded database).',
  )
}

function connectOrigin(value: string): string {
  if (isConnectOrigin(value)) return value
  throw new ConfigurationError(
    `CONNECT_ORIGINS must be origins such as https://api.example or wss://news.example, not "${value}".`,
  )
}

function introspection({
  INTROSPECTION_CLIENT_ID: clientId,
  INTROSPECTION_CLIENT_SECRET: secret,
}: Environment): Settings['introspection'] {
  if (clientId && secret) return { clientId, secret }
  if (!clientId && !secret) return undefined
  throw new ConfigurationError('INTROSPECTION_CLIENT_ID and INTROSPECTION_CLIENT_SECRET are needed together.')
}

/** Guessing it would open everything: shorter ones are refused. */
const TOKEN_CHARACTERS = 32

/** Two while whoever uses it is given a new one: the old one goes on until it is taken out. */
function tokens(name: string, given: Environment): readonly string[] {
  const tokens = (given[name] ?? '').split(/[\s,]+/).filter(Boolean)
  if (tokens.length <= 2 && tokens.every((token) => token.length >= TOKEN_CHARACTERS)) return tokens
  throw new ConfigurationError(
    `${name} must be one token, or two with a space between them, of at least ${TOKEN_CHARACTERS} characters each.`,
  )
}

function network(value: string): string {
  const [address = '', bits = '0', ...more] = value.split('/')
  const version = isIP(address)
  if (version && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32) && more.length === 0)
    return value
  throw new ConfigurationError(
    `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not "${value}".`,
  )
}

function policyName(value: string): string {
  if (isPolicyName(value)) return value
  throw new ConfigurationError(
    `TRUSTED_TYPES_POLICIES must be names of Trusted Types policies such as vue, not "${value}".`,
  )
}

/** Demo accounts have a published password: they never leave this machine. */
function refuseDemoAccountsInPublic({ authority, host, publicUrl }: Settings): void {
  if (authority) return
  const where = host && !isLoopback(host) ? `HOST=${host}` : undefined
  const name = publicUrl && !isLoopback(new URL(publicUrl).hostname) ? `PUBLIC_URL=${publicUrl}` : undefined
  if (!where && !name) return
  throw new ConfigurationError(
    `With ${where ?? name} other machines could sign in with the demo accounts, so the server does not start. ` +
      'Name a real OpenID Connect provider: AUTHORITY=https://your-provider CLIENT_ID=your-client, with the redirect ' +
      'addresses <portal>/callback, <portal>/silent and <portal>/popup registered there.',
  )
}

/** The embedded provider would not know which of the two asks. */
function refuseClientsOfOneName({ authority, file }: Settings): void {
  const ids = [portalClient(file), ...moreClients(file).map(({ clientId }) => clientId)]
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (authority || twice === undefined) return
  throw new ConfigurationError(
    `Two clients of the identity provider are called "${twice}": each in "identityProviderClients" needs a clientId of its own, other than the portal's.`,
  )
}

function refuseVouchingOfNobody({ file }: Settings): void {
  const ids = new Set(file.otherProviders?.map(({ id }) => id))
  const unknown = Object.keys(file.vouchesFor ?? {}).find((id) => !ids.has(id))
  if (unknown !== undefined)
    throw new ConfigurationError(`"vouchesFor" names "${unknown}", which is no id in "otherProviders".`)
}

/** Clients of the embedded provider besides the portal. */
export const moreClients = ({ identityProviderClients = [] }: FileConfig): readonly ProviderClient[] =>
  identityProviderClients

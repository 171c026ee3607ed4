import type { AuthConfiguration } from './configuration.ts'
import type { Log } from './log.ts'

type Rule = readonly [message: string, isBroken: (configuration: AuthConfiguration) => boolean]

/** Spec section 5; the texts are section 8's. */
const ERRORS: readonly Rule[] = [
  ['The authority URL MUST be provided in the configuration! ', ({ authority }) => !authority],
  ['The redirectUrl is required and missing from your config', ({ redirectUrl }) => !redirectUrl],
  ['The clientId is required and missing from your config!', ({ clientId }) => !clientId],
  [
    'Please provide a silent renew URL if using renew and not refresh tokens',
    ({ silentRenew, renewBy, silentRenewUrl }) =>
      silentRenew && renewBy !== 'refresh-token' && !silentRenewUrl,
  ],
]

const WARNINGS: readonly Rule[] = [
  [
    'When using silent renew and refresh tokens please set the `offline_access` scope',
    ({ silentRenew, renewBy, scope }) =>
      silentRenew && renewBy === 'refresh-token' && !scope.split(' ').includes('offline_access'),
  ],
]

/** Runs every rule on every configuration, logs what is broken, and says whether people can sign in with them. */
export function followRules(
  all: readonly AuthConfiguration[],
  logOf: (configuration: AuthConfiguration) => Log,
): boolean {
  return all.map((configuration) => followsRules(configuration, all, logOf(configuration))).every(Boolean)
}

function followsRules(
  configuration: AuthConfiguration,
  all: readonly AuthConfiguration[],
  log: Log,
): boolean {
  for (const [message, isBroken] of WARNINGS) if (isBroken(configuration)) log.warn(message)
  const twin = all.find((other) => identity(other) === identity(configuration))
  if (twin !== configuration)
    log.warn('You added multiple configs with the same authority, clientId and scope')
  const broken = ERRORS.filter(([, isBroken]) => isBroken(configuration))
  for (const [message] of broken) log.error(message)
  if (broken.length > 0) log.error('Validation of config rejected with errors. Config is NOT set.')
  return broken.length === 0
}

const identity = ({ authority, clientId, scope }: AuthConfiguration): string =>
  JSON.stringify([authority, clientId, scope])

import type { PageConfig } from './page-config.ts'
import type { FileConfig, Settings } from './settings.ts'

/** Whose tokens the APIs take. The one of AUTHORITY says who people are; each other may name those only that it is told to vouch for. */
export function externalProviders(
  config: PageConfig,
  { vouchesFor = {}, groupsClaim }: FileConfig,
  { introspection, exchanged }: TokenSettings,
) {
  // An entry has no say in who gets in until a token was exchanged for its back end; such tokens open nothing here, though
  // the entry be removed meanwhile.
  const audiencesOfOthers = async () => (await exchanged?.()) ?? []
  const first = {
    audiencesOfOthers,
    introspection,
    groupsClaim,
    authority: config.authority,
    clientId: config.clientId,
    issuerCheck: config.signIn?.issuerCheck,
    vouchesFor: EVERYBODY,
  }
  const others = (config.otherProviders ?? []).map(({ id, authority, clientId, issuerCheck }) => {
    return {
      audiencesOfOthers,
      authority,
      clientId,
      issuerCheck,
      vouchesFor: authority === config.authority ? EVERYBODY : (vouchesFor[id] ?? []),
    }
  })
  return [first, ...others]
}

interface TokenSettings extends Pick<Settings, 'introspection'> {
  /** Audiences that tokens were exchanged for; undefined where none are. */
  exchanged?: (() => Promise<readonly string[]>) | undefined
}

const EVERYBODY: readonly string[] = ['*']

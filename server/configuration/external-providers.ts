import { backEndsIn } from '../../shell/config/back-end-checks.ts'
import type { RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'
import type { PageConfig } from './page-config.ts'
import type { FileConfig, Settings } from './settings.ts'

/** Whose tokens the APIs take. The one of AUTHORITY says who people are; each other may name those only that it is told to vouch for. */
export function externalProviders(
  config: PageConfig,
  { vouchesFor = {}, groupsClaim }: FileConfig,
  { entries, introspection, exchangesTokens }: TokenSettings & { entries(): readonly RuntimeMiniApp[] },
) {
  // without an exchange no token of the provider's is a back end's: an entry then has no say in who gets in
  const audiencesOfOthers = () =>
    exchangesTokens ? entries().flatMap(({ apis }) => backEndsIn(apis).map(({ audience }) => audience)) : []
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

type TokenSettings = Pick<Settings, 'introspection' | 'exchangesTokens'>

const EVERYBODY: readonly string[] = ['*']

import { foreignToken, isMeantFor, namesInToken } from './names-in-token.ts'

export interface NamedProvider {
  authority: string
  clientId: string
  /** Of mini-apps' back ends: a token that was exchanged for one of them opens nothing here. */
  audiencesOfOthers?(): readonly string[]
}

/** One address serves an authority with and without a final slash. */
export const unslashed = (address: string): string => address.replace(/\/$/, '')

/**
 * Whose token it may be: where it can be read, it names its issuer and the application that it was given to. One that
 * another application was given opens nothing here; signing in again would bring the same.
 */
export function providersOf<Provider extends NamedProvider>(
  token: string,
  providers: readonly Provider[],
): readonly Provider[] {
  const names = namesInToken(token)
  const { issuer } = names
  const named = providers.filter(
    ({ authority }) => typeof issuer === 'string' && unslashed(issuer) === unslashed(authority),
  )
  const possible = named.length > 0 ? named : providers
  const found = possible.filter(({ clientId, audiencesOfOthers }) =>
    isMeantFor(clientId, names, audiencesOfOthers?.()),
  )
  if (found.length > 0) return found
  throw foreignToken(
    names,
    possible.map(({ clientId }) => clientId),
  )
}

import { foreignToken, isMeantFor, namesInToken } from './names-in-token.ts'

export interface NamedProvider {
  authority: string
  clientId: string
  /** Of mini-apps' back ends: a token that was exchanged for one of them opens nothing here. */
  audiencesOfOthers?(): Promise<readonly string[]>
}

/** One address serves an authority with and without a final slash. */
export const unslashed = (address: string): string => address.replace(/\/$/, '')

/**
 * Whose token it may be: where it can be read, it names its issuer and the application that it was given to. One that
 * another application was given opens nothing here; signing in again would bring the same.
 */
export async function providersOf<Provider extends NamedProvider>(
  token: string,
  providers: readonly Provider[],
): Promise<readonly Provider[]> {
  const names = namesInToken(token)
  const { issuer } = names
  const named = providers.filter(
    ({ authority }) => typeof issuer === 'string' && unslashed(issuer) === unslashed(authority),
  )
  const possible = named.length > 0 ? named : providers
  const isMeant = await Promise.all(
    possible.map(async ({ clientId, audiencesOfOthers }) =>
      isMeantFor(clientId, names, await audiencesOfOthers?.()),
    ),
  )
  const found = possible.filter((_provider, at) => isMeant[at])
  if (found.length > 0) return found
  throw foreignToken(
    names,
    possible.map(({ clientId }) => clientId),
  )
}

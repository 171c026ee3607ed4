import { createHash } from 'node:crypto'
import type { TokenOwner, VerifyToken } from '../api/kit/api-environment.ts'
import { askProvider, type ExternalProvider } from './ask-provider.ts'
import { BoundedMemory } from './bounded-memory.ts'
import { providersOf } from './providers-of-token.ts'
import { limitRefusals } from './refusal-limit.ts'

const KNOWN_MILLIS = 60_000
/** Short: a token may become good when clocks agree. */
const REFUSED_MILLIS = 5000

/** Asks the foreign provider that a token is of, and remembers the answer for a while. */
export function verifyExternalToken(...providers: readonly ExternalProvider[]): VerifyToken {
  const known = new BoundedMemory<Promise<TokenOwner | null>>(KNOWN_MILLIS)
  const refused = new BoundedMemory<null>(REFUSED_MILLIS)
  const limited = limitRefusals()
  const all = providers.map((provider) => ({ ...provider, ask: askProvider(provider) }))

  /** One after the other: the first who knows the person answers. */
  async function ask(token: string): Promise<TokenOwner | null> {
    let failure: unknown
    for (const provider of await providersOf(token, all)) {
      const owner = await provider.ask(token).catch((error: unknown) => void (failure ??= error))
      if (owner) return owner
    }
    if (failure) throw failure
    return null
  }

  return async (token, address) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const remembered = known.get(key) ?? refused.get(key)
    if (remembered !== undefined) return remembered
    const owner = limited(address, () => ask(token))
    known.set(key, owner)
    const forget = () => known.get(key) === owner && known.delete(key)
    owner.then((found) => found ?? (forget(), refused.set(key, null)), forget)
    return owner
  }
}

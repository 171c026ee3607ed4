import { networkOf } from '../api/kit/client-address.ts'
import type { Refusal } from '../api/kit/refusal.ts'
import { refusal } from './refusals.ts'
import { BoundedMemory } from './bounded-memory.ts'

const WINDOW_S = 60
/** More than an office behind one address has tokens that end in one minute. */
const REFUSALS = 120

/** Lets each network address ask about so many tokens a minute that turn out to be nobody's; good ones do not count. */
export function limitRefusals() {
  const counts = new BoundedMemory<{ refused: number }>(WINDOW_S * 1000)

  return async function limited<Owner>(
    address: string,
    ask: () => Promise<Owner | null>,
  ): Promise<Owner | null> {
    const network = networkOf(address)
    const count = counts.get(network) ?? { refused: 0 }
    if (count.refused === 0) counts.set(network, count)
    if (count.refused >= REFUSALS) throw tooMany()
    count.refused++ // before the answer, lest many that are sent at once all pass
    const takeBack = () => count.refused--
    const owner = await ask().catch((error: unknown) => {
      takeBack() // nothing was learnt of the token
      throw error
    })
    if (owner !== null) takeBack()
    return owner
  }
}

const tooMany = (): Refusal => refusal('access-tokens-too-many', {}, {}, { 'retry-after': String(WINDOW_S) })

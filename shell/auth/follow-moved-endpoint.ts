import { isGone } from './outcome-of.ts'
import type { WellKnown } from './well-known.ts'

/**
 * Asks at the address of the document that is known, which is the quick way; where nobody is there, once more at the one
 * that the provider names today.
 * @throws what the first attempt throws where there is no other address
 */
export async function followMovedEndpoint<Answer>(
  endpoint: 'token_endpoint' | 'revocation_endpoint',
  known: WellKnown,
  today: () => Promise<WellKnown>,
  ask: (wellKnown: WellKnown) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(known)
  } catch (error) {
    const newer = isGone(error) ? await today().catch(() => known) : known
    if (!newer[endpoint] || newer[endpoint] === known[endpoint]) throw error
    return ask(newer)
  }
}

import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Tokens that most templates have; what an agency calls its own stands as it is. */
const KNOWN: Readonly<Record<string, () => string>> = {
  market: () => kitWords('market'),
  brand: () => kitWords('brand'),
  code: () => words('code'),
  objective: () => words('objective'),
  start: () => planningWords('start'),
}

export const tokenName = (token: string): string => (Object.hasOwn(KNOWN, token) ? KNOWN[token]!() : token)

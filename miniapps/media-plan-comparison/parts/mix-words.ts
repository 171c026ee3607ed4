import type { MixBy, MixPart } from '../../domain/comparisons/mix-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

export const mixByWords = (): Readonly<Record<MixBy, string>> => ({
  touchpoint: planningWords('touchpoint'),
  vendor: words('vendor'),
  market: kitWords('market'),
})

export function mixPartName({ of }: MixPart, by: MixBy, nameOf: (code: string) => string): string {
  if (of === null) return words('others')
  if (of === '') return words('unnamed')
  return by === 'market' ? marketName(of) : by === 'touchpoint' ? nameOf(of) : of
}

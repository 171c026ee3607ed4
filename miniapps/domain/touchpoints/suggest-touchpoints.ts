import { suggestCodes } from '../planning/touchpoints/library.ts'
import type { Touchpoint } from './touchpoint.ts'

/**
 * Touchpoints that a name from elsewhere may mean, by their codes and names, the most alike first. Nothing is
 * mapped by itself.
 */
export function suggestTouchpoints(
  name: string,
  touchpoints: readonly Pick<Touchpoint, 'code' | 'names'>[],
): readonly { code: string; likeness: number }[] {
  const codeOf = new Map(
    touchpoints.flatMap(({ code, names }) => [code, ...Object.values(names)].map((text) => [text, code])),
  )
  const found = new Map<string, number>()
  for (const { code: text, likeness } of suggestCodes({ name, codes: [...codeOf.keys()] })) {
    const code = codeOf.get(text)!
    if (!found.has(code)) found.set(code, likeness)
  }
  return [...found].map(([code, likeness]) => ({ code, likeness }))
}

import type { Problem } from '../../../../shell/contract/problem.ts'
import { lazyPart } from '../../bridge/lazy-part.ts'

/** Loaded with the first refusal: until then nobody needs these words. */
const part = lazyPart(() => import('./refusal-text.ts'))

/** Where they cannot be had, the server's sentence stands. */
export const loadRefusalText = (): Promise<unknown> => part.load().catch(() => {})

/** What a server refused, in the language in use once its words are here; its own English sentence before. */
export const loadedRefusalText = (problem: Problem): string | undefined =>
  part.loaded() ? part.loaded()!.refusalText(problem) : problem.detail

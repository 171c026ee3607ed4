import { wordsReady } from '../../../shell/contract/words.ts'

/** A part of a mini-app that is loaded when first wanted, and then there at once. */
export interface LazyPart<Part> {
  load(): Promise<Part>
  loaded(): Part | undefined
}

/** A failed load is forgotten, so that the next wish tries again. */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined
  let loading: Promise<Part> | undefined
  const load = async () => {
    try {
      const imported = await (loading ??= importPart())
      await wordsReady()
      return (part = imported)
    } finally {
      loading = undefined
    }
  }
  return { load, loaded: () => part }
}

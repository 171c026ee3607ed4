import type { ReadableAtom } from 'nanostores'

/** Has a part of the portal that few need, while `$isWanted` is true: loaded then, ended by what its beginning returned. */
export function partWhile(
  $isWanted: ReadableAtom<boolean>,
  load: () => Promise<() => () => void>,
  name: string,
): void {
  let end: (() => void) | undefined
  $isWanted.subscribe((isWanted) => {
    end?.()
    end = undefined
    if (!isWanted) return
    load()
      .then((begin) => $isWanted.get() && (end ??= begin()))
      .catch((error: unknown) => console.warn(`${name} could not be loaded:`, error))
  })
}

import type { ReadableAtom } from 'nanostores'
import { loadUntilCome } from './load-until-come.ts'

/** Loads and starts a part that few people need when `$isWanted` becomes true; when it becomes false the part is ended, by the function that its start returned. */
export function partWhile(
  $isWanted: ReadableAtom<boolean>,
  load: () => Promise<() => () => void>,
  name: string,
): void {
  let end: (() => void) | undefined
  let coming: Promise<() => () => void> | undefined
  $isWanted.subscribe((isWanted) => {
    end?.()
    end = undefined
    if (!isWanted) return
    // wanted again while it has not come, it is still the same try
    coming ??= loadUntilCome(load, name).finally(() => (coming = undefined))
    void coming.then((begin) => $isWanted.get() && (end ??= begin()))
  })
}

import type { MiniAppContext } from '../../../../shell/contract/mini-app.ts'

export const POISON = 'agency-os check: a value that cannot be read'

/** A context whose person and brand are there, and fail when something of them is read. */
export function poisoned(context: MiniAppContext): MiniAppContext {
  return Object.freeze({
    ...context,
    user: thrower(context.user ?? {}),
    workspace: thrower(context.workspace ?? {}),
  }) as MiniAppContext
}

function thrower(of: object): object {
  const traps = Object.keys(of).map((name) => [
    name,
    {
      enumerable: true,
      get() {
        throw new Error(POISON)
      },
    },
  ])
  return Object.freeze(Object.defineProperties({}, Object.fromEntries(traps) as PropertyDescriptorMap))
}

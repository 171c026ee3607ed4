import type { MiniAppModule, Phase, PhaseTimeout } from '../contract/mini-app.ts'
import { BOOTSTRAP_TIMEOUT_MS, MOUNT_TIMEOUT_MS, PHASE_WARNING_MS, UNLOAD_TIMEOUT_MS, UNMOUNT_TIMEOUT_MS, UPDATE_TIMEOUT_MS } from '../config/limits.ts'

export const PHASES: readonly Phase[] = ['bootstrap', 'mount', 'update', 'unmount', 'unload']

const MILLIS: Record<Phase, number> = {
  bootstrap: BOOTSTRAP_TIMEOUT_MS,
  mount: MOUNT_TIMEOUT_MS,
  unmount: UNMOUNT_TIMEOUT_MS,
  unload: UNLOAD_TIMEOUT_MS,
  update: UPDATE_TIMEOUT_MS,
}

type AnyHook = (argument: never) => PromiseLike<unknown>

/** A module whose hooks are neither functions nor arrays of functions: the author's error, never retried. */
export class MalformedModule extends Error {
  override name = 'MalformedModule'
}

/** The hooks of a phase in order; undefined where the module has none. @throws MalformedModule */
export function hooksOf(module: MiniAppModule, phase: Phase): readonly AnyHook[] | undefined {
  const hook: unknown = module[phase]
  if (hook === undefined) return
  const hooks: unknown[] = Array.isArray(hook) ? hook : [hook]
  if (hooks.every((each) => typeof each === 'function')) return hooks as AnyHook[]
  throw new MalformedModule(`its export "${phase}" is neither a function nor an array of functions`)
}

/** Runs hooks one after another. @throws what a hook throws; Error when one does not return a promise */
export async function runHooks(hooks: readonly AnyHook[], argument: unknown): Promise<void> {
  for (const hook of hooks) {
    const result: unknown = hook(argument as never)
    if (typeof (result as PromiseLike<unknown> | undefined)?.then !== 'function') throw new Error('a hook did not return a promise')
    await (result as PromiseLike<unknown>)
  }
}

export function timeoutOf(module: MiniAppModule, phase: Phase): PhaseTimeout {
  return { millis: MILLIS[phase], warningMillis: PHASE_WARNING_MS, dieOnTimeout: false, ...module.timeouts?.[phase] }
}

import type { MiniAppModule, Phase, PhaseTimeout } from '../contract/mini-app-module.ts'
import {
  BOOTSTRAP_TIMEOUT_MS,
  MOUNT_TIMEOUT_MS,
  PHASE_WARNING_MS,
  UNLOAD_TIMEOUT_MS,
  UNMOUNT_TIMEOUT_MS,
  UPDATE_TIMEOUT_MS,
} from '../config/limits.ts'

const LIMITS: Record<Phase, number> = {
  bootstrap: BOOTSTRAP_TIMEOUT_MS,
  mount: MOUNT_TIMEOUT_MS,
  unmount: UNMOUNT_TIMEOUT_MS,
  unload: UNLOAD_TIMEOUT_MS,
  update: UPDATE_TIMEOUT_MS,
}

/** What a browser's timer can count to; beyond it would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

export type AnyHook = (argument: never) => PromiseLike<unknown>

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
export async function runHooks(phase: Phase, hooks: readonly AnyHook[], argument: unknown): Promise<void> {
  for (const hook of hooks) {
    const result: unknown = hook(argument as never)
    if (!isThenable(result)) throw new Error(`its ${phase} hook did not return a promise`)
    await result
  }
}

/** The spec's limits, overridden by the module's own where those are usable numbers. */
export function timeoutOf(module: MiniAppModule, phase: Phase): PhaseTimeout {
  const { millis, warningMillis, dieOnTimeout } = module.timeouts?.[phase] ?? {}
  return {
    millis: usable(millis, LIMITS[phase]),
    warningMillis: usable(warningMillis, PHASE_WARNING_MS),
    dieOnTimeout: dieOnTimeout === true,
  }
}

export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'
}

function usable(millis: number | undefined, otherwise: number): number {
  return typeof millis === 'number' && millis > 0 ? Math.min(millis, LONGEST_MS) : otherwise
}

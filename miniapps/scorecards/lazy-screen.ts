import type { ComponentType } from 'react'

/** A screen whose code is fetched when it is needed, once. */
export interface LazyScreen<Props> {
  load(): Promise<ComponentType<Props>>
  /** There at once, when it was looked at or preloaded before. */
  loaded: ComponentType<Props> | null
}

export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  const screen: LazyScreen<Props> = { loaded: null, load: async () => (screen.loaded ??= await load()) }
  return screen
}

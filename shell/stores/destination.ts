import { atom } from 'nanostores'
import type { NavigateOptions } from '../contract/mini-app.ts'

/** A wish to be somewhere else; the navigation answers it. Each wish is a new object. */
export interface Destination extends NavigateOptions {
  path: string
  /** Brand that becomes the current one on arrival, wherever the visit ends. */
  forBrand?: string
}

export const $destination = atom<Destination | null>(null)

export function goTo(path: string, options: Omit<Destination, 'path'> = {}): void {
  $destination.set({ path, ...options })
}

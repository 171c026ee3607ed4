import { atom, map } from 'nanostores'
import type { MiniAppRoute, NavigateOptions } from '../contract/mini-app.ts'

/** A wish to be somewhere else; the router answers it. Each wish is a new object. */
export interface Destination extends NavigateOptions {
  path: string
  /** Brand that becomes the current one on arrival, wherever the visit ends. */
  forBrand?: string
}

export const $destination = atom<Destination | null>(null)

export function goTo(path: string, options: Omit<Destination, 'path'> = {}): void {
  $destination.set({ path, ...options })
}

/** Where we are: what the router has let through. */
export interface Place {
  /** Mini-app key, '' for the shell's own pages. */
  app: string
  page: '' | 'empty' | 'error' | 'sign-in' | 'problem'
  route: MiniAppRoute
  /** Counts the answers to wishes to be somewhere, also where the answer is to stay. */
  visit: number
}

const NOWHERE: MiniAppRoute = { path: '', tail: '/', params: {}, query: {}, basePath: '' }

export const $place = atom<Place>({ app: '', page: '', route: NOWHERE, visit: 0 })

export const setPlace = (place: Place): void => $place.set(place)

/** A wish to be elsewhere ends where it began. */
export const stayHere = (): void => setPlace({ ...$place.get(), visit: $place.get().visit + 1 })

/** Whether a navigation is under way and takes long, and what the last one that failed said (spec section 8: router errors go to the store). */
export const $navigation = map<{ pending: boolean; slow: boolean; error: string }>({
  pending: false,
  slow: false,
  error: '',
})

/** Unsaved work of the mounted mini-app: leaving asks first. */
export const $dirty = atom(false)

export const setDirty = (dirty: boolean): void => $dirty.set(dirty)

import { atom } from 'nanostores'
import type { MiniAppRoute } from '../contract/mini-app.ts'

/** Where we are: what the navigation has let through. */
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

/** Answers a wish to be elsewhere by staying; the visit is counted all the same, so that whoever waits for it hears. */
export const stayHere = (): void => setPlace({ ...$place.get(), visit: $place.get().visit + 1 })

import { createContext } from 'react'
import type { MyAppsState } from './use-my-apps.ts'

/** Every card of the page has a star. */
export const Favourites = createContext<MyAppsState>({ mine: undefined, toggle: () => {} })

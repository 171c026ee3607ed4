import { createContext, useContext } from 'react'
import { type Pack, PACKS } from '../../../domain/opportunities/opportunity.ts'

/** The country that the open simulation is of. */
export const PackContext = createContext<Pack>(PACKS.uk)

export const usePack = (): Pack => useContext(PackContext)

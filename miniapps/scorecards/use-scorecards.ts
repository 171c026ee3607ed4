import { createContext, useContext } from 'react'
import type { DocumentClient } from '../kit/document/document-client.ts'
import type { ScorecardsApi } from './api.ts'

/** API, document client and brand, for all screens of a brand's audits. */
export interface ScorecardsOfBrand {
  api: ScorecardsApi
  client: DocumentClient
  brandId: string
}

export const ScorecardsContext = createContext<ScorecardsOfBrand | null>(null)

export function useScorecards(): ScorecardsOfBrand {
  const scorecards = useContext(ScorecardsContext)
  if (!scorecards) throw new Error('useScorecards was called outside of Scorecards')
  return scorecards
}

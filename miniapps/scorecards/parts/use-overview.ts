import { useEffect } from 'react'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { useKeptAnswer, useResource, type Resource } from '../../kit/bridge/use-resource.ts'
import type { ScorecardsApi } from '../api.ts'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { useReloadInLanguage } from './use-reload-in-language.ts'

const KEPT_AS = 'scorecards'

/** Loads all audits of a brand, and again once answers are saved that were still on their way when they were loaded. */
export function useOverview(
  api: ScorecardsApi,
  { outbox }: DocumentClient,
  brandId: string,
): Resource<readonly ScorecardOverview[]> {
  const overview = useResource(brandId, (signal) => api.overview(brandId, signal), KEPT_AS)
  const { reload } = overview
  useReloadInLanguage(reload)
  useEffect(() => {
    const waits = () => outbox.entries.some(({ refused }) => !refused)
    let before = waits()
    return outbox.subscribe(() => {
      const now = waits()
      if (before && !now) reload()
      before = now
    })
  }, [outbox, reload])
  return overview
}

/** What a person was told of all audits last. */
export function useKnownOverview(brandId: string): readonly ScorecardOverview[] | undefined {
  return useKeptAnswer(KEPT_AS, brandId)
}

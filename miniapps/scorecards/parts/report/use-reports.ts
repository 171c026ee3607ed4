import { type Resource, useResource } from '../../../kit/bridge/use-resource.ts'
import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import type { ScorecardsApi } from '../../api.ts'
import { useReloadInLanguage } from '../use-reload-in-language.ts'
import { type AuditReport, auditReport, type Reported, type ReportedAudit } from './report-data.ts'

/** What is taken along of a brand. */
export interface Wanted {
  /** One audit alone. */
  auditId?: string | undefined
  /** One of its results that were, in place of the newest. */
  runId?: string | undefined
  /** Beside what was submitted, also what is in progress. */
  withDrafts?: boolean
}

export interface Reports {
  /** How many audits the brand has. */
  all: number
  audits: readonly AuditReport[]
}

/** What was submitted last of all audits of a brand, or of one of them, with its answers. */
export function useReports(api: ScorecardsApi, brandId: string, wanted: Wanted): Resource<Reports> {
  const { auditId = '', runId = '', withDrafts = false } = wanted
  const reports = useResource([brandId, auditId, runId, withDrafts].join('/'), async (signal) =>
    reportsOf(await loadResults(api, brandId, wanted, signal)),
  )
  useReloadInLanguage(reports.reload)
  return reports
}

export const reportsOf = ({ all, audits }: Reported): Reports => ({
  all,
  audits: audits.flatMap((audit) => auditReport(audit) ?? []),
})

/** The newest submitted run of each audit: the one source of every file and page that leaves the portal. */
export async function loadResults(
  api: ScorecardsApi,
  brandId: string,
  { auditId, runId, withDrafts = false }: Wanted,
  signal?: AbortSignal,
): Promise<Reported> {
  const [overview, recommended] = await Promise.all([
    api.overview(brandId, signal),
    api.recommendations(brandId, signal),
  ])
  const wanted = overview.filter(({ id }) => auditId === undefined || id === auditId)
  const submitted = wanted.flatMap(({ id, last }) => {
    const run = runId ?? last?.runId
    return run === undefined ? [] : [{ id, run }]
  })
  const drafts = withDrafts ? wanted.filter(({ status }) => isOpenRun(status)) : []
  const audits = await Promise.all([
    ...submitted.map(async ({ id, run }): Promise<ReportedAudit> => {
      const recommendations = recommended.filter(({ runId: own }) => own === run)
      const audit = await api.result(brandId, id, run, signal)
      return recommendations.length > 0 ? { ...audit, recommendations } : audit
    }),
    ...drafts.map(({ id }) => api.scorecard(brandId, id, signal)),
  ])
  return { all: wanted.length, audits }
}

/** All audits with the run in hand, to be answered in a file; those that have no questions yet are left out. */
export async function loadInHand(api: ScorecardsApi, brandId: string): Promise<Reported> {
  const overview = await api.overview(brandId)
  const published = overview.filter(({ questions }) => questions > 0)
  const audits = await Promise.all(published.map(({ id }) => api.scorecard(brandId, id)))
  return { all: overview.length, audits }
}

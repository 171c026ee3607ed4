import { type Resource, useResource } from '../../../kit/bridge/use-resource.ts'
import type { ScorecardsApi } from '../../api.ts'
import { useReloadInLanguage } from '../use-reload-in-language.ts'
import { type AuditReport, auditReport, type ReportedAudit } from './report-data.ts'

/** All audits of a brand that were begun, or one of them, with their answers. */
export function useReports(
  api: ScorecardsApi,
  brandId: string,
  auditId?: string,
): Resource<readonly AuditReport[]> {
  const name = auditId === undefined ? brandId : `${brandId}/${auditId}`
  const reports = useResource(name, async (signal) =>
    reportsOf(await loadAudits(api, brandId, auditId, signal)),
  )
  useReloadInLanguage(reports.reload)
  return reports
}

export const reportsOf = (audits: readonly ReportedAudit[]): readonly AuditReport[] =>
  audits.flatMap((audit) => auditReport(audit) ?? [])

/** With all their questions; those that have none yet are left out. */
export async function loadAudits(
  api: ScorecardsApi,
  brandId: string,
  auditId?: string,
  signal?: AbortSignal,
): Promise<readonly ReportedAudit[]> {
  const [ids, recommended] = await Promise.all([
    auditId === undefined ? publishedIds(api, brandId, signal) : [auditId],
    api.recommendations(brandId, signal),
  ])
  return Promise.all(
    ids.map(async (id) => {
      const recommendations = recommended.filter(({ scorecardId }) => scorecardId === id)
      const audit = await api.scorecard(brandId, id, signal)
      return recommendations.length > 0 ? { ...audit, recommendations } : audit
    }),
  )
}

async function publishedIds(api: ScorecardsApi, brandId: string, signal?: AbortSignal): Promise<string[]> {
  const overview = await api.overview(brandId, signal)
  return overview.flatMap(({ id, questions }) => (questions > 0 ? [id] : []))
}

import { useEffect, useMemo, useState } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { type Resource, useResource } from '../../../kit/bridge/use-resource.ts'
import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import { questionAt } from '../../../domain/scorecards/run-answers.ts'
import { type RunFacts, SCORECARD_RUN } from '../../../domain/scorecards/scorecard-run.ts'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import type { ImportPlan } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { ScorecardsApi } from '../../api.ts'
import { auditPath } from '../place.ts'
import { startAudits } from './start-audits.ts'
import { tellUse } from '../../../kit/actions/tell-use.ts'
import { loadAudit } from '../run/load-audit.ts'
import { useReloadInLanguage } from '../use-reload-in-language.ts'
import type { ColumnKey } from './questionnaire-answer.ts'
import { type ImportedAudit, type StartRuns, StartedMeanwhile } from './imported-audit.ts'
import { existingAnswers } from './questionnaire-plan.ts'
import { inAllLanguages } from './words/words.ts'

interface Loaded {
  audits: readonly ImportedAudit[]
  said: Awaited<ReturnType<typeof inAllLanguages>>
}

/** All audits of a brand that have questions, those that are open with their runs. */
export function useImportedAudits(
  api: ScorecardsApi,
  client: DocumentClient,
  brandId: string,
): Resource<Loaded> {
  const { basePath } = useMiniApp().route
  const loaded = useResource(brandId, async (signal): Promise<Loaded> => {
    const overview = await api.overview(brandId, signal)
    const published = overview.filter(({ questions }) => questions > 0)
    const [said, ...audits] = await Promise.all([
      inAllLanguages(),
      ...published.map(async ({ id }) => {
        const address = auditPath(basePath, id, 'questions')
        const audit = await loadAudit({ api, client }, { brandId, scorecardId: id, address }, signal)
        const { run } = audit
        const open = run && isOpenRun(run.status) ? client.opened<RunFacts>(run.id) : undefined
        return { ...audit, open }
      }),
    ])
    return { said, audits }
  })
  useReloadInLanguage(loaded.reload)
  return loaded
}

/** What the audits hold, whoever answers meanwhile. */
export function useExistingAnswers(audits: readonly ImportedAudit[]): ImportPlan<ColumnKey>['existing'] {
  const [changes, count] = useState(0)
  useEffect(() => {
    const stops = audits.map(({ open }) => open?.$fields.listen(() => count((before) => before + 1)))
    return () => stops.forEach((stop) => stop?.())
  }, [audits])
  // oxlint-disable-next-line react/exhaustive-deps -- the runs themselves stay the same while their answers change
  return useMemo(() => existingAnswers(audits), [audits, changes])
}

/** Runs that somebody has answered since, or with other questions than were read, are looked at first. */
export function useStartRuns(client: DocumentClient, brandId: string, reload: () => void): StartRuns {
  const { portal, route } = useMiniApp()
  return async (audits) => {
    const wanted = audits.map(({ scorecard }) => scorecard)
    const stored = await startAudits(client, brandId, wanted).finally(reload)
    for (const { id } of wanted) tellUse(portal, 'start', { scorecard: id })
    const isOther = (at: number) =>
      stored[at]!.fields['version']?.value !== wanted[at]!.version ||
      Object.keys(stored[at]!.fields).some((path) => questionAt(path) !== undefined)
    const other = wanted.find((_, at) => isOther(at))
    if (other) throw new StartedMeanwhile(other.title)
    return wanted.map((scorecard, at) =>
      client.take(
        SCORECARD_RUN,
        { scorecard },
        stored[at]!,
        auditPath(route.basePath, scorecard.id, 'questions'),
      ),
    )
  }
}

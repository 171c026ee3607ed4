import { useEffect, useMemo, useState } from 'react'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import type { Frame } from '../../../domain/surveys/frame.ts'
import { apiOf } from '../../bridge/api-of.ts'
import { requestBlob } from '../../bridge/request-json.ts'
import { useAnswer } from '../../bridge/use-answer.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Resource } from '../../bridge/use-resource.ts'
import { withQuery } from '../../bridge/with-query.ts'
import { useHolds } from '../../document/use-holds.ts'
import { type ColumnsAhead, useColumnsAhead } from './columns-ahead.ts'
import { countedSurvey, type SurveySource } from './counted-survey.ts'
import type { Survey } from './survey.ts'
import { holdSurveyHost, surveyHost } from './survey-host.ts'
import { useDatasetPlace } from './use-datasets.ts'

/** Opens respondents in the browser, and sensitive questions. */
const STORE_ACCESS = 'MXMZ_DATA_SOURCES_ACCESS'

export type SurveyResource = Omit<Resource<Survey>, 'setData'>

/**
 * A version of a dataset to count; nothing while it is null. Columns that are named `ahead` come beside the frame of the first one. Its
 * worker ends with the last component that uses it.
 */
export function useSurvey(
  of: { dataset: string; version: number } | null,
  ahead?: ColumnsAhead,
): SurveyResource {
  const portal = useMiniApp(({ portal }) => portal)
  const opensStores = useHolds(STORE_ACCESS)
  const { agency, brand } = useDatasetPlace()
  const path = of && `/${agency}/${of.dataset}/${of.version}`
  const { data, ...state } = useAnswer<{ dataset: Dataset; frame: Frame }>(
    'datasets',
    path && withQuery(path, { brand }),
    { keptAs: 'survey' },
  )
  useEffect(() => holdSurveyHost(portal), [portal])
  const server = useMemo(() => path && serverOf(portal, path, brand), [portal, path, brand])
  const [first] = useState(path)
  const isFirst = !data && path === first // another dataset may lack the questions
  const take = useColumnsAhead(
    (server && opensStores && server.fetchColumns) || null,
    isFirst ? ahead : undefined,
  )
  const survey = useMemo(
    () =>
      data && server
        ? countedSurvey({ ...data, opensStores, host: surveyHost(portal), ...server, fetchColumns: take })
        : undefined,
    [data, server, opensStores, portal, take],
  )
  return { ...state, data: survey }
}

function serverOf(
  portal: MiniAppPortal,
  path: string,
  brand: string,
): Pick<SurveySource, 'ask' | 'fetchColumns'> {
  const datasets = apiOf(portal, 'datasets')
  return {
    ask: (door, asked, signal) => datasets.post(withQuery(`${path}/${door}`, { brand }), asked, { signal }),
    async fetchColumns(slice, names, signal = portal.signal) {
      const query = withQuery(`/api/datasets${path}/${slice}/columns`, { name: names, brand })
      return new Uint8Array(await (await requestBlob(portal, query, signal)).arrayBuffer())
    },
  }
}

import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { useAnswer } from '../../bridge/use-answer.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { withQuery } from '../../bridge/with-query.ts'
import type { Resource } from '../../bridge/use-resource.ts'

/** Newest versions of the datasets that the person may count in the active brand, or in the agency where there is none. */
export function useDatasets(): Resource<readonly Dataset[]> {
  const { agency, brand } = useDatasetPlace()
  return useAnswer<readonly Dataset[]>('datasets', withQuery(`/${agency}`, { brand }), { keptAs: 'datasets' })
}

/** The agency that licences name, and the brand whose client's data is open. */
export function useDatasetPlace(): { agency: string; brand: string } {
  const { context, route } = useMiniApp()
  return { agency: context.tenant.code, brand: route.params['brandId'] ?? context.workspace?.id ?? '' }
}

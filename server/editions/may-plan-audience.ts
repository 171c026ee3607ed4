import type { DocumentKind } from '../api/kit/document-kind.ts'
import { AUDIENCE } from '../../miniapps/domain/audience/audience-document.ts'
import { editionFor } from './edition-for.ts'
import { refusal } from './refusals.ts'
import { viewingBrand } from './viewing-brand.ts'

/** For documents that money is planned by: an audience that stands on too few people is refused, but in a TEST brand. */
export const mayPlanAudience: NonNullable<DocumentKind['mayPin']> = async (
  sql,
  { type, id, version },
  place,
) => {
  if (type !== AUDIENCE.type) return
  const { forPlan, n, planLeast } = await editionFor(
    sql,
    await viewingBrand({ sql }, place),
    id,
    version ?? 0,
  )
  if (forPlan === 'refused') throw refusal('audience-too-small', { n, least: planLeast })
}

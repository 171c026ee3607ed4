import type { DocumentKind } from '../api/kit/document-kind.ts'
import { AUDIENCE } from '../../miniapps/domain/audience/audience-document.ts'
import { editionFor } from './edition-for.ts'
import { refusal } from './refusals.ts'
import { viewingBrand } from './viewing-brand.ts'

/** For documents that money is planned by: an audience that stands on too few people is refused, but in a TEST brand. */
export const mayPlanAudience: NonNullable<DocumentKind['mayPin']> = async (
  parts,
  { type, id, version },
  { place, by },
) => {
  if (type !== AUDIENCE.type) return
  const { forPlan, n, planLeast } = await editionFor(
    parts.sql,
    await viewingBrand(parts, place, by),
    id,
    version ?? 0,
  )
  if (forPlan === 'refused') throw refusal('audience-too-small', { n, least: planLeast })
}

import type { DocumentKind } from '../api/kit/document-kind.ts'
import { AUDIENCE } from '../../miniapps/domain/audience/audience-document.ts'
import { editionFor } from './edition-for.ts'
import { viewingBrand } from './viewing-brand.ts'

/** For documents that show audiences. @throws Refusal of an edition that the brand may not see, as of one that is not there */
export const mayPinAudience: NonNullable<DocumentKind['mayPin']> = async (
  parts,
  { type, id, version },
  { place, by },
) => {
  if (type === AUDIENCE.type)
    await editionFor(parts.sql, await viewingBrand(parts, place, by), id, version ?? 0)
}

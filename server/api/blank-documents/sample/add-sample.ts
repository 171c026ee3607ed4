import { BLANK } from '../../../../miniapps/domain/blank/blank.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'

/** One document for a brand of each agency. */
export const addSample: Noun['addSample'] = (sql, { organisations, staff }) =>
  addSampleDocuments(
    sql,
    BLANK,
    organisations.flatMap(({ agencyCode, brands: [brand] }) => {
      const by = staff.find(({ agencies }) => agencies.includes(agencyCode))?.person.id
      if (!brand || !by) return []
      const set = { title: 'The first one', notes: 'Written by the sample.' }
      const steps = [{ at: Date.UTC(2026, 0, 5, 9), by, set }]
      return [{ id: `blank-${brand.id}`, place: brand.id, facts: null, steps }]
    }),
  )

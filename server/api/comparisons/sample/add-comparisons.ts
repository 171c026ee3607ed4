import { COMPARISON } from '../../../../miniapps/domain/comparisons/comparison.ts'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { PLAN } from '../../../../miniapps/domain/plans/plan.ts'
import { addSampleDocuments, type SampleDocument } from '../../../documents/add-sample-documents.ts'
import { type Settled, settledIn } from '../../../documents/settled-versions.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT } from '../../../world/planning/planners.ts'

const MADE_ON = 60

/** Of the brand with a whole year: two versions of one plan, three plans of the year, and an older version beside another plan. */
export const addComparisons: Noun['addSample'] = async (sql) => {
  const [brand] = ACME_BRANDS
  const settled = await settledIn(sql, PLAN, [brand!.id])
  const of = (name: string, version: string) =>
    settled.find((each) => each.id === `plan-${brand!.id}-${name}` && each.name === version)
  await addSampleDocuments(sql, COMPARISON, [
    comparison('winter', `${brand!.name} Winter: what changed`, [of('winter', 'v1'), of('winter', 'v2')]),
    comparison('year', `${brand!.name}: three seasons`, [
      of('newyear', 'v1'),
      of('spring', 'v1'),
      of('summer', 'v1'),
    ]),
    comparison('older', `${brand!.name}: Winter or New Year`, [of('newyear', 'v1'), of('winter', 'v1')]),
  ])

  function comparison(
    name: string,
    title: string,
    versions: readonly (Settled | undefined)[],
  ): SampleDocument<null> {
    const pins = versions.flatMap((version, at): [string, Body[string]][] =>
      version
        ? [[pinPath(String(at + 1)), { type: PLAN.type, id: version.id, version: version.version }]]
        : [],
    )
    const set: Body = { title, ...Object.fromEntries(pins) }
    return {
      id: `comparison-${brand!.id}-${name}`,
      place: brand!.id,
      facts: null,
      steps: [{ at: daysAfter(DONE_AT, MADE_ON), by: AUTHOR, set }],
    }
  }
}

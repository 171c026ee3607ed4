import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { BRIEF } from '../../../../miniapps/domain/provoke-brief/brief.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { Dice } from '../../../world/dice.ts'
import type { Noun } from '../../../world/noun.ts'
import { contradictoryBrief, goodBrief, weakBrief } from './sample-briefs.ts'

const SEED = 1_958_377
const BEGUN = Date.UTC(2025, 5, 23, 8, 40)
const DAY_MS = 86_400_000
const BRIEFED_BRANDS = 3

/** A good brief, a weak one and a contradictory one, for some brands of each agency. */
export const addBriefs: Noun['addSample'] = (sql, { organisations, staff }) => {
  const dice = new Dice(SEED)
  const samples = organisations.flatMap(({ agencyCode, brands }) => {
    const people = staff
      .filter(({ agencies }) => agencies.includes(agencyCode))
      .map(({ person }) => person.id)
    if (people.length < 2) return []
    return brands.slice(0, BRIEFED_BRANDS).flatMap(({ id: place }) => {
      const [author, other] = dice.shuffled(people)
      const at = BEGUN + dice.between(0, 20) * DAY_MS
      const written = (name: string, set: Body) => ({
        id: `brief-${place}-${name}`,
        place,
        facts: null,
        steps: [{ at, by: author!, set }],
      })
      const good = written('good', goodBrief(dice, 'EUR'))
      const approved = [
        { at: at + 2 * DAY_MS, by: author!, action: 'submit' },
        { at: at + 3 * DAY_MS, by: other!, action: 'approve' },
      ]
      return [
        { ...good, steps: [...good.steps, ...approved] },
        written('weak', weakBrief('EUR')),
        written('contradictory', contradictoryBrief(dice, 'EUR')),
      ]
    })
  })
  return addSampleDocuments(sql, BRIEF, samples)
}

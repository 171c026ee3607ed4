import type { Edition } from '../../domain/audience/edition.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import type { DocumentClient } from '../../kit/document/document-client.ts'

const THOUSAND = 1000

/** Begins an express scenario for an edition, which it pins with the size that was published. @returns its path in the portal */
export async function scenarioOf(client: DocumentClient, edition: Edition, brand: string): Promise<string> {
  const { id, version, title, universe, markets } = edition
  const [market] = markets
  const made = await client.create(SCENARIO, brand, {
    title,
    [pinPath('audience')]: { type: 'audience', id, version },
    ...(market && { 'answers/market': market }),
    'answers/audience': title,
    'answers/universe': Math.round(universe * THOUSAND),
  })
  return `/brands/${encodeURIComponent(brand)}/express-scenario/${encodeURIComponent(made.id)}`
}

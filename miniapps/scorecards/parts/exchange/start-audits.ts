import type { StoredDocument } from '../../../domain/document/wire.ts'
import { SCORECARD_RUN } from '../../../domain/scorecards/scorecard-run.ts'
import type { DocumentClient } from '../../../kit/document/document-client.ts'

interface Named {
  id: string
  title: string
}

/** Some audits could not be started; those before them were. */
export class NotStarted extends Error {
  readonly begun: readonly string[]
  readonly rest: readonly string[]

  constructor(begun: readonly Named[], rest: readonly Named[], cause: unknown) {
    super(`${rest.length} audits were not started`, { cause })
    this.begun = begun.map(({ title }) => title)
    this.rest = rest.map(({ title }) => title)
  }
}

/** One after another; it ends at the first that is refused, since the next would be refused for the same reason. @throws NotStarted */
export async function startAudits(
  client: DocumentClient,
  brandId: string,
  audits: readonly Named[],
): Promise<readonly StoredDocument[]> {
  const stored: StoredDocument[] = []
  for (const [index, { id }] of audits.entries()) {
    try {
      stored.push(await client.create(SCORECARD_RUN, brandId, { scorecard: id }))
    } catch (error) {
      throw new NotStarted(audits.slice(0, index), audits.slice(index), error)
    }
  }
  return stored
}

import { applyChanges } from '../../domain/document/apply-changes.ts'
import type { Body, Change } from '../../domain/document/change.ts'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import { type Json, sameJson } from '../../domain/document/json.ts'
import { BodyCopy, valueAt } from '../../domain/document/sheet.ts'
import type { OutboxEntry, Refused } from './outbox-entry.ts'

/** What one step of the person leaves in the outbox. */
export interface Unit {
  removed: readonly OutboxEntry[]
  put: readonly OutboxEntry[]
}

interface World<Facts> {
  definition: DocumentDefinition<Facts>
  facts: Facts
  /** As the person sees it, without what the step replaces. */
  body: Body
  newId(): string
  nextOrder(): number
  document: Pick<OutboxEntry, 'type' | 'document' | 'title' | 'address'>
}

/** Changes of one step and of those before it that it takes the place of, because nobody has heard of them yet. */
export function unitOfChanges<Facts>(
  values: Readonly<Record<string, Json>>,
  replaced: readonly OutboxEntry[],
  world: World<Facts>,
): Unit {
  const base = new Map(replaced.toReversed().map(({ change }) => [change.path, change.base]))
  const wanted = {
    ...Object.fromEntries(replaced.map(({ change }) => [change.path, change.value])),
    ...values,
  }
  const changes = Object.entries(wanted)
    .map(([path, value]) => ({
      path,
      value,
      base: base.get(path) ?? (base.has(path) ? null : valueAt(world.definition, world.body, path)),
    }))
    .filter(({ base, value }) => !sameJson(base, value))
  const group = changes.length > 1 ? { group: world.newId() } : {}
  const made = changes.map((change): Change => ({ ...change, ...group, id: world.newId() }))
  // A path that is back at what its author saw has nothing left to decide, and nothing may wait for it.
  const undecided = replaced.filter(
    ({ refused, change }) => isToDecide(refused) && made.some(({ path }) => path === change.path),
  )
  const waitsFor = (path: string): Refused =>
    undecided.findLast(({ change }) => change.path === path)?.refused ?? { kind: 'left-out' }
  const { outcomes } = applyChanges(world.definition, world.facts, basesOf(world, made), made)
  return {
    removed: replaced,
    put: made.map((change, at) => ({
      ...world.document,
      change,
      order: world.nextOrder(),
      wasSent: false,
      refused: undecided.length
        ? waitsFor(change.path)
        : refusedBy(
            outcomes[at]!,
            outcomes.some(({ outcome }) => outcome === 'invalid'),
          ),
    })),
  }
}

/** Whatever else was refused may be taken now that the person has changed it, with all that was left out because of it. */
const isToDecide = (refused: Refused | null): boolean =>
  refused?.kind === 'conflict' || refused?.kind === 'closed'

/** What the server would refuse is not sent: the person sees why at once. */
function refusedBy(outcome: { outcome: string; message?: string }, isAnyInvalid: boolean): Refused | null {
  if (outcome.outcome === 'invalid') return { kind: 'invalid', message: outcome.message ?? '' }
  return isAnyInvalid ? { kind: 'left-out' } : null
}

function basesOf<Facts>({ definition, body }: World<Facts>, changes: readonly Change[]): Body {
  const copy = new BodyCopy(definition, body)
  for (const { path, base } of changes) if (base !== null) copy.set(path, base)
  return copy.body
}

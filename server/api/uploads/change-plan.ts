import { type Change, type Outcome, textAt } from '../../../miniapps/domain/document/change.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { compareUpload } from '../../../miniapps/domain/uploads/compare-upload.ts'
import type { HeldLine } from '../../../miniapps/domain/uploads/match-lines.ts'
import { type UploadInput, worldOf } from '../../../miniapps/domain/uploads/upload-input.ts'
import type { Imported } from '../../../miniapps/domain/uploads/wire.ts'
import { patchDocument } from '../../documents/patch-document.ts'
import { allRows } from '../../documents/sheet-rows.ts'
import { bodyOf, type DocumentLine } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { documentKind } from '../kit/document-kind.ts'
import { heldIn } from './held-of-vendor.ts'
import { newLineId } from './make-plan.ts'
import { type ComparedUpload, planChanges } from './plan-changes.ts'
import { refusal } from './refusals.ts'
import { storeUpload, type UploadToStore } from './store-upload.ts'

/** Brings what a file has otherwise now into the plan of the vendor's earlier files, cell by cell as a person would. */
export async function changePlan(world: BrandWorld, input: UploadInput, plan: string): Promise<Imported> {
  const document = await openPlan(world, input, plan)
  const compared = await compare(world, input, document)
  const { matched, removed } = compared
  const [inserted, updated, missing] = [matched.inserted, matched.updated, matched.missing].map(
    ({ length }) => length,
  ) as [number, number, number]
  const { title, status } = document
  const imported = { plan: { id: plan, title, status }, inserted, updated, missing, removed: removed.length }
  if (inserted + updated + removed.length === 0) return imported
  const { brandId, person } = world
  const counts = { inserted, updated, missing }
  const upload = {
    brandId,
    personId: person.id,
    plan,
    input,
    world: compared.world,
    lines: heldFrom(compared),
    ...counts,
  }
  await patchPlan(world, document, planChanges(compared, input.id), upload)
  return imported
}

/** @throws Refusal where the plan is not there for this, or takes no changes */
async function openPlan(
  { sql, brandId }: BrandWorld,
  { currency }: UploadInput,
  plan: string,
): Promise<DocumentLine> {
  const document = await sql
    .selectFrom('document')
    .selectAll()
    .where('id', '=', plan)
    .where('type', '=', PLAN.type)
    .where('place', '=', brandId)
    .where('status', 'not in', [...(PLAN.statuses.hidden ?? [])])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('plan_upload').select('id').whereRef('plan_id', '=', 'document.id')),
    )
    .executeTakeFirst()
  if (!document) throw refusal('upload-plan-not-found')
  const { title, status } = document
  if (!PLAN.statuses.open.includes(status)) throw refusal('upload-plan-closed', { title })
  const planned = textAt(bodyOf(document.fields), 'currency')
  if (planned !== currency) throw refusal('upload-of-other-currency', { title, planned, given: currency })
  return document
}

async function compare(
  { sql }: BrandWorld,
  input: UploadInput,
  { id, fields }: DocumentLine,
): Promise<ComparedUpload> {
  const [held, world, { lines }] = [await heldIn(sql, id), worldOf(input), input]
  const matched = compareUpload(held, lines, world, (place) => newLineId(input, place))
  const removed = input.remove.filter((line) => matched.missing.includes(line))
  const body = { ...bodyOf(fields), ...(await allRows(sql, PLAN, id)) }
  return { body, held, world, matched, lines, removed }
}

/** Lines of the file, then those that it no longer has and that stay in the plan. */
function heldFrom({ held, matched, lines, removed }: ComparedUpload): HeldLine[] {
  const gone = new Set(removed)
  const missing = new Set(matched.missing.filter((id) => !gone.has(id)))
  return [
    ...matched.ids.map((id, place) => ({ id, values: lines[place]! })),
    ...held.lines.filter(({ id }) => missing.has(id)),
  ]
}

/** The upload is stored together with the changes; alone where people have made the same changes by hand, or have locked the lines. */
async function patchPlan(
  { sql, spellings, person }: BrandWorld,
  document: DocumentLine,
  changes: readonly Change[],
  upload: UploadToStore,
): Promise<void> {
  let isStored = false
  const kind = documentKind({
    definition: PLAN,
    facts: () => Promise.resolve(null),
    changed: async (parts) => {
      isStored = true
      await storeUpload(parts.sql, upload)
    },
  })
  if (changes.length > 0) {
    const { outcomes } = await patchDocument(
      { sql, spellings },
      kind,
      { line: document, rowVersion: '' },
      changes,
      person,
    )
    mustBeApplied(outcomes, changes, upload, document)
  }
  if (!isStored) await sql.transaction().execute((transaction) => storeUpload(transaction, upload))
}

/** @throws Refusal that names the line which cannot be as the file has it */
function mustBeApplied(
  outcomes: readonly Outcome[],
  changes: readonly Change[],
  { lines }: UploadToStore,
  { title }: DocumentLine,
): void {
  for (const [place, each] of outcomes.entries()) {
    if (each.outcome === 'conflict') throw refusal('upload-plan-changed')
    if (each.outcome === 'closed') throw refusal('upload-plan-closed', { title })
    if (each.outcome !== 'invalid') continue
    const line = lines.findIndex(({ id }) => changes[place]!.path.includes(`/${id}`)) + 1
    throw refusal('upload-line-not-valid', { line, problem: each.message })
  }
}

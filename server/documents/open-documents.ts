import { sql as raw } from 'kysely'
import type { Body } from '../../miniapps/domain/document/change.ts'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { ApiContext, ApiParts } from '../api/kit/api-environment.ts'
import { askedBy } from '../api/kit/kept-answer.ts'
import { Refusal } from '../api/kit/refusal.ts'
import { refusal } from './refusals.ts'
import { askBuilt } from '../db/prepared.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { type OpenPlaces, type Place, placeAccess, writable } from './place-access.ts'
import type { DocumentAsRead } from './patch-at-once.ts'
import { bodyOf, DOCUMENT_COLUMNS, type DocumentLine } from './stored-document.ts'

/** Finds the type and the document that a call names, and refuses whoever may not use the app where it belongs. */
export function openDocuments(parts: ApiParts, kinds: readonly DocumentKind[]) {
  const access = placeAccess(parts)

  const kindOf = (context: ApiContext): DocumentKind => {
    const type = context.req.param('type') ?? ''
    const kind = kinds.find(({ definition }) => definition.type === type)
    if (!kind) throw refusal('document-type-not-found', { type })
    return kind
  }

  /** Undefined: there are too many, or they are not asked of the agencies and brands. */
  const placesOpenTo = async (
    definition: Place,
    context: ApiContext,
    ...more: (string | undefined)[]
  ): Promise<OpenPlaces | undefined> =>
    definition.belongsTo === 'person'
      ? undefined
      : ((await access.openTo(parts.kept, askedBy(context), definition, ...more)) ?? undefined)

  const mayWorkIn = async (
    definition: Place,
    place: string,
    context: ApiContext,
    ...more: (string | undefined)[]
  ): Promise<void> => {
    const open = await placesOpenTo(definition, context, ...more)
    if (open?.has(place)) return
    await access.check(definition, place, context.get('person').id, ...more)
  }

  /** @throws Refusal that says the same of a document that is not there and of one in a place that is closed to the person */
  const documentOf = async (
    context: ApiContext,
    mayWork = mayWorkIn,
  ): Promise<DocumentAsRead & { kind: DocumentKind }> => {
    const kind = kindOf(context)
    const { definition, closed } = kind
    const id = context.req.param('id') ?? ''
    const query = parts.sql
      .selectFrom('document')
      .select(DOCUMENT_COLUMNS)
      .select(raw<string>`xmin::text`.as('row_version'))
      .select((closed?.to(context.get('person').id) ?? raw<boolean>`false`).as('is_closed'))
      .where('id', '=', id)
      .where('type', '=', definition.type)
    const [found] = await askBuilt(parts.sql, query.compile())
    if (!found) throw notThere(id)
    const { row_version: rowVersion, is_closed, ...line } = found
    await mayWork(definition, line.place, context).catch((error) => {
      throw error instanceof Refusal ? notThere(id) : error
    })
    if (is_closed) throw closed!.refusal()
    return { kind, line, rowVersion }
  }

  /** @throws Refusal of a document that is closed to the person, though its place is not */
  const mayOpen = async ({ closed }: DocumentKind, id: string, context: ApiContext): Promise<void> => {
    if (!closed) return
    const found = await parts.sql
      .selectFrom('document')
      .select('id')
      .where('id', '=', id)
      .where(closed.to(context.get('person').id))
      .executeTakeFirst()
    if (found) throw closed.refusal()
  }

  /** Where it may be made and changed. @throws Refusal of those too who may only read there */
  const mayWriteIn = (definition: DocumentDefinition, place: string, context: ApiContext, body: Body) =>
    mayWorkIn(writable(definition), place, context, definition.writePermissionFor?.(body))

  /** `set`: fields that are changed. @throws Refusal of a document that somebody may only read, or that its owner alone changes */
  const mayChange = async (
    { definition }: DocumentKind,
    { place, created_by, fields }: DocumentLine,
    context: ApiContext,
    set: Body = {},
  ): Promise<void> => {
    const { ownerOr, readers, writePermission } = definition
    const body = bodyOf(fields)
    if (readers || writePermission)
      for (const each of [body, { ...body, ...set }]) await mayWriteIn(definition, place, context, each)
    if (!ownerOr || created_by === context.get('person').id) return
    await mayWorkIn(definition, place, context, ownerOr).catch((error) => {
      throw error instanceof Refusal ? refusal('document-of-owner') : error
    })
  }

  /** Whether somebody whose call was let in would be let in again, as long as that call goes on. */
  const mayStill = async (context: ApiContext): Promise<boolean> => {
    if (!(await context.get('isStillIn')())) return false
    // what was kept of rights is as old as the call
    const now: typeof mayWorkIn = (definition, place) =>
      access.check(definition, place, context.get('person').id)
    return documentOf(context, now).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }

  return {
    mayStill,
    kindOf,
    mayWorkIn,
    mayWriteIn,
    mayOpen,
    mayChange,
    documentOf,
    places: access.places,
    placesOpenTo,
  }
}

const notThere = (id: string) => refusal('document-not-found', { document: id })

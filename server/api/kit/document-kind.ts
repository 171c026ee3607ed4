import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { DocumentDefinition, Reference } from '../../../miniapps/domain/document/definition.ts'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { Language } from '../../../shell/contract/words.ts'
import type { Database } from '../../db/schema.ts'
import type { Refusal } from './refusal.ts'

/** The strings that stand for a permission, as in `ApiParts`. */
interface Spellings {
  spellings(permission: string): readonly string[]
}

/** A type of document as the server knows it. */
export interface DocumentKind<Facts = unknown> {
  definition: DocumentDefinition<Facts>
  /** Fields of a new document that the server knows better than the caller, such as the newest version of a scorecard. */
  complete?(sql: Kysely<Database>, body: Body, place: string, personId: string): Promise<Body>
  /** Documents that stay closed to some who may work in their place, such as those of a blind assessor. */
  closed?: {
    /** Asked of a row of `document`, wherever one is read. */
    to(personId: string): RawBuilder<boolean>
    refusal(): Refusal
  }
  /** What its creation brings about beside the document, together with it or not at all. */
  created?(sql: Transaction<Database>, body: Body, document: { id: string; place: string }): Promise<void>
  /** What the definition's rules need to know beside the document, such as the questions of an audit. */
  facts(sql: Kysely<Database>, body: Body, place: string): Promise<Facts>
  /** Fields that an action sets, those too that nobody may change by hand; null empties one. */
  sets?(
    sql: Transaction<Database>,
    action: string,
    document: { id: string; body: Body; place: string },
  ): Promise<Readonly<Record<string, Json>>>
  /** Whether others are asked to decide about it, where its actions say that somebody else does; without this, they are. */
  isDecided?(sql: Kysely<Database>, document: { body: Body; place: string }): Promise<boolean>
  /** What tells a document from others of its title, behind it in a list of tasks: that it is the agreed one. */
  distinction?(columns: Body, language: Language): string | undefined
  /** What an action brings about beside the document, together with it or not at all; what it answers is the document's result. */
  acted?(
    sql: Transaction<Database>,
    action: string,
    document: { id: string; body: Body; place: string; by: string } & Spellings,
  ): Promise<{ rule: number; [name: string]: Json } | void>
  /** Refuses a version of another document that this one is to be computed with. */
  mayPin?(
    parts: { sql: Kysely<Database> } & Spellings,
    pinned: Reference,
    document: { place: string; by: string },
  ): Promise<void>
  /** Tells those whom a change of fields concerns, together with it or not at all. */
  changed?(
    parts: { sql: Transaction<Database> } & Spellings,
    change: { before: Body; after: Body; id: string; place: string; by: string },
  ): Promise<void>
  /** Translated titles for the search: a stored title, such as an audit's English name, to what it is called in `language`. */
  titlesIn?(language: Language): Readonly<Record<string, string>>
}

/**
 * Keeps `Facts` of definition and kind together, and forgets which they are.
 * @throws Error for a sheet that holds people or files: erasing and exporting a person, and files, look at other fields alone
 */
export function documentKind<Facts>(kind: DocumentKind<Facts>): DocumentKind {
  const { fields, sheet, type } = kind.definition
  const ofSheet = Object.entries(fields).filter(([path]) => sheet && path.startsWith(`${sheet.at}/`))
  if (ofSheet.some(([, { person, holds }]) => person || holds))
    throw new Error(`The sheet of ${type} must hold neither people nor files.`)
  return kind
}

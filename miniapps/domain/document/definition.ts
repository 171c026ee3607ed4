import type { Body } from './change.ts'
import type { FieldRules } from './field-rule.ts'
import type { Json } from './json.ts'
import type { SheetRules } from './sheet.ts'

export interface FieldProblem {
  path: string
  /** Which problem it is, for whoever shows it in the words of another language. */
  code: string
  message: string
}

/** Another document, at the version that this one was computed with; without one, whichever holds. */
export interface Reference {
  type: string
  id: string
  version?: number
}

/** What takes a document from one status to another, or does more to it than setting fields. */
export interface ActionRule<Facts> {
  from: readonly string[]
  /** Without it the status stays. */
  to?: string
  /** A permission beyond that of the app, held in the agency. */
  permission?: string
  /** One that depends on the document as it is, such as the amount that is approved. Of a sheet it gets all rows. */
  permissionFor?(body: Body, facts: Facts): string | undefined
  /** Not for whoever brought the document to its status: nobody approves their own work. */
  byAnother?: true
  /** Takes back what the same person did last, as long as this: the document is again as whoever was before them left it. */
  undoneWithinMs?: number
  /** Whoever does it says why, as when something is sent back: a comment on the status. */
  asksReason?: true
  /** Asks others to decide about it as it is, which its status does not say. */
  asks?: true
  /** What stands in the way. */
  problems?(body: Body, facts: Facts): readonly FieldProblem[]
  /** What is stored with the document and never computed again, with the version of the rule that made it. */
  result?(body: Body, facts: Facts): { rule: number; [name: string]: Json }
}

/** What a search knows of a document, without its fields. */
export interface FoundRow {
  id: string
  status: string
  columns: Readonly<Record<string, Json>>
}

/**
 * One type of document, as browser and server both know it; docs/design/documents.md. `Facts` is what its rules need to know
 * beside the document itself, such as the questions of an audit.
 */
export interface DocumentDefinition<Facts = unknown> {
  type: string
  /** Key of the app: who may open it may read, write and comment. */
  app: string
  belongsTo: 'brand' | 'agency' | 'person' | 'agency-or-brand'
  /** Keys of other apps: who may open one of them reads it, and changes nothing. */
  readers?: readonly string[]
  /** To make, change and act on it, a permission beyond those to read it, held in the agency. */
  writePermission?: string
  /** The same by its fields, such as for documents that another app makes. */
  writePermissionFor?(body: Body): string | undefined
  /** To read and write, permissions beyond that of the app, all held in the agency. */
  permissions?: readonly string[]
  /** Only the person who made it, and those who hold this permission in its agency, change it or act on it; others read. */
  ownerOr?: string
  /** To comment, a permission beyond that of the app, held in the agency. */
  commentPermission?: string
  fields: FieldRules
  /** For a type of which some fields are rows of cells by the thousand, such as the lines of a plan. */
  sheet?: SheetRules
  /**
   * Across fields; a change that leaves a problem at a path is refused. Of a sheet, the server hands in the rows that the
   * change touches, and all of them to actions.
   */
  check?(body: Body, facts: Facts): readonly FieldProblem[]
  /**
   * The action that makes a version which counts for others, such as an approval. It is kept by its number, v1, v2, which the
   * field `count` holds; what was computed with an earlier one is told of it. The status `ended` takes all of them out of force.
   * A reference names the document's version, or with `pinnedBy` that number.
   */
  settled?: { by: string; count: string; ended?: string; pinnedBy?: 'count' }
  /** In `hidden` ones neither lists nor searches show it. */
  statuses: { first: string; open: readonly string[]; hidden?: readonly string[] }
  /** Statuses in which it keeps its brand from being put away, such as a campaign that runs. */
  liveIn?: readonly string[]
  actions: Readonly<Record<string, ActionRule<Facts>>>
  /** What the list shows, sorts and searches; computed at every change and stored. */
  list: {
    title(body: Body, facts: Facts): string
    columns?(
      body: Body,
      facts: Facts,
      sums?: Readonly<Record<string, number>>,
    ): Readonly<Record<string, Json>>
    /** Columns by which it can be sorted, beside `title`, `status`, `created` and `updated`. */
    sorts?: readonly string[]
    /** More words to be found by. */
    words?(body: Body, facts: Facts): string
  }
  /** Where its app opens it, as notices and searches lead there: what stands behind the app's first route. */
  opensAt?(row: FoundRow): string
  /** How a search over all types finds it; without this, none does. */
  found?: {
    /** Where an app opens only the newest of several, such as the last of a brand's audits: what those have in common. */
    newestOf?(row: FoundRow): string
    /** How far it is, as long as it is open. */
    progress?(row: FoundRow): { done: number; of: number }
  }
  /** While open, one place holds one document of each slot: whoever creates a second gets the first. Null has room for any number. */
  slot?(body: Body): string | null
  /**
   * Documents that it was made from; with this, if it names none, its page shows these and what was made of
   * it, as links. A touchpoint is named by its code, though it is a part of a library.
   */
  references?(body: Body): readonly Reference[]
}

/** Text of a page with what is marked in it. */
export type Inline =
  | string
  | { as: 'code'; text: string }
  | { as: 'strong' | 'em'; of: readonly Inline[] }
  /**
   * To `authors/contract#keys` of the documentation, `#keys` of the same page, a path of the portal, or an
   * https address.
   */
  | { as: 'link'; to: string; of: readonly Inline[] }
  /** A source file of the repository, which nobody can open here. */
  | { as: 'file'; path: string; of: readonly Inline[] }
  | Picture

export interface Picture {
  as: 'image'
  source: string
  text: string
}

export interface Heading {
  as: 'heading'
  level: number
  id: string
  of: readonly Inline[]
}

/** Kinds of words in code that are drawn in colours of their own; '' for the rest. */
export type CodePart = readonly [
  kind: 'comment' | 'string' | 'keyword' | 'number' | 'name' | '',
  text: string,
]

export interface CodeExample {
  as: 'code'
  language: string
  parts: readonly CodePart[]
}

export interface TableBlock {
  as: 'table'
  head: readonly (readonly Inline[])[]
  rows: readonly (readonly (readonly Inline[])[])[]
}

/** Attributes by name; `true` stands for one without a value, `false` for one that is left out. */
export type Attributes = Readonly<Record<string, string | boolean>>

/** Text, or an element with what is in it. */
export type ExampleNode = string | { tag: string; attributes: Attributes; children: readonly ExampleNode[] }

/** An element that is drawn live. */
export interface ElementExample {
  as: 'element'
  tag: string
  /** As they are at first. */
  attributes: Attributes
  children: readonly ExampleNode[]
  /** Code of the children. */
  inner: readonly CodePart[]
}

export type Block =
  | Heading
  | CodeExample
  | TableBlock
  | ElementExample
  | { as: 'paragraph'; of: readonly Inline[] }
  | { as: 'note'; blocks: readonly Block[] }
  | { as: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  | { as: 'rule' }
  /** The apps that the reader may open. */
  | { as: 'apps' }

export const CODEBOOK_KEYS = ['variable', 'label', 'code', 'answer', 'folder', 'askedOf'] as const
export type CodebookKey = (typeof CODEBOOK_KEYS)[number]

/** Titles that columns of codebooks have, beside those of the person's language. */
export const CODEBOOK_TITLES: Readonly<Record<CodebookKey, readonly string[]>> = {
  variable: ['Variable', 'Name', 'Question', 'Column'],
  label: ['Label', 'Variable label', 'Text'],
  code: ['Code', 'Value'],
  answer: ['Answer', 'Value label', 'Code label'],
  folder: ['Folder', 'Group', 'Section'],
  askedOf: ['Asked of', 'Filter', 'Base'],
}

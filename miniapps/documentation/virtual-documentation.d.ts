declare module 'virtual:documentation' {
  type KnownError = import('../domain/documentation/known-error.ts').KnownError
  type PageCard = import('../domain/documentation/page.ts').PageCard
  type PageSection = import('../domain/documentation/page.ts').PageSection
  type PageText = import('../domain/documentation/page.ts').PageText
  export const PAGES: readonly PageCard[]
  export function loadPage(language: string, slug: string): Promise<PageText>
  export function loadSections(language: string): Promise<readonly PageSection[]>
  export function loadErrors(language: string): Promise<readonly KnownError[]>
}

/** Pages as lists show them, for the command palette too. */
declare module 'virtual:documentation/cards' {
  const cards: readonly import('../domain/documentation/page.ts').PageCard[]
  export default cards
}

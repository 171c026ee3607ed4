/** Filled in by server/build/looks.ts. */
declare module 'virtual:looks' {
  export const LOOKS: import('../themes/shared-looks.ts').SharedLooks
  /** Of the elements, as in the addresses of their files. */
  export const VERSION: string
}

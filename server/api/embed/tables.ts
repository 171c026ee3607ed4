/** Signing out of a page takes back the person's consent, and all tokens that the page had before. */
export interface EmbedSignOut {
  person_id: string
  origin: string
  times: number
}

declare module '../../db/schema.ts' {
  interface Database {
    embed_sign_out: EmbedSignOut
  }
}

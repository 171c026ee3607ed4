declare module '../../db/schema.ts' {
  interface Database {
    /** Signing out of a page takes back the person's consent, and all tokens that the page had before. */
    embed_sign_out: { person_id: string; origin: string; times: number }
  }
}

export {}

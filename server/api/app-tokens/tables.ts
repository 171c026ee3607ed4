declare module '../../db/schema.ts' {
  interface Database {
    /** Audiences of back ends that a provider has given a token for; tokens for them open nothing in the portal. */
    exchanged_audience: { audience: string }
  }
}

export {}

/** Audience of back ends that a provider has given a token for; tokens for it open nothing in the portal. */
export interface ExchangedAudience {
  audience: string
}

declare module '../../db/schema.ts' {
  interface Database {
    exchanged_audience: ExchangedAudience
  }
}

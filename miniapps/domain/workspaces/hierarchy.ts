/** What is managed here, from the top down. */
export const KINDS = ['ADVERTISER', 'ADVERTISER_MARKET', 'BRAND'] as const
export type Kind = (typeof KINDS)[number]

/** What one of a kind stands under; null: under the organisation of its agency. */
export const PARENT_OF: Readonly<Record<Kind, Kind | null>> = {
  ADVERTISER: null,
  ADVERTISER_MARKET: 'ADVERTISER',
  BRAND: 'ADVERTISER_MARKET',
}

export const CHILD_OF: Readonly<Record<Kind, Kind | null>> = {
  ADVERTISER: 'ADVERTISER_MARKET',
  ADVERTISER_MARKET: 'BRAND',
  BRAND: null,
}

/** Whether one of a kind may stand there: a brand under an advertiser market only. */
export const mayStandUnder = (kind: Kind, parent: string | null): boolean => PARENT_OF[kind] === parent

export const isKind = (type: string): type is Kind => (KINDS as readonly string[]).includes(type)

/** One client whose work fills the planning apps, and a rival of the same agency that nobody of its team may ever see. */
export const PLANNING_AGENCY = 'choreograph'

export interface SampleBrand {
  id: string
  name: string
  country: 'GB' | 'DE' | 'US'
  /** Id of its client's market. */
  market: string
}

export const ACME = { id: 'advertiser-901', name: 'Acme' }
export const RIVAL = { id: 'advertiser-902', name: 'Rivalis' }

export const ACME_BRANDS: readonly SampleBrand[] = [
  { id: 'brand-2001', name: 'Acme Cola', country: 'GB', market: 'advertiser-market-9001' },
  { id: 'brand-2002', name: 'Acme Juice', country: 'DE', market: 'advertiser-market-9002' },
  { id: 'brand-2003', name: 'Acme Snacks', country: 'US', market: 'advertiser-market-9003' },
  { id: 'brand-2004', name: 'Acme Water', country: 'GB', market: 'advertiser-market-9001' },
]

export const RIVAL_BRANDS: readonly SampleBrand[] = [
  { id: 'brand-2005', name: 'Rivalis Zero', country: 'GB', market: 'advertiser-market-9004' },
  { id: 'brand-2006', name: 'Rivalis Prime', country: 'DE', market: 'advertiser-market-9005' },
]

export const CURRENCY = { GB: 'GBP', DE: 'EUR', US: 'USD' } as const

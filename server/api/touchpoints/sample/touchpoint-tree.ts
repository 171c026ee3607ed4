import type { RateType } from '../../../../miniapps/domain/planning/costs/line-cost.ts'

/** A touchpoint of the sample library; those without a rate are owned or earned. */
export interface SampleTouchpoint {
  code: string
  en: string
  de: string
  parent?: string
  type?: 'paid' | 'owned' | 'earned'
  rateType?: RateType
  /** In the unit of a US dollar. */
  rate?: number
  /** Code of the touchpoint whose curve it reads. */
  curve?: string
}

const paid = (
  code: string,
  en: string,
  de: string,
  parent: string | undefined,
  rateType: RateType,
  rate: number,
  curve = code,
): SampleTouchpoint => ({ code, en, de, ...(parent && { parent }), type: 'paid', rateType, rate, curve })
const group = (code: string, en: string, de: string): SampleTouchpoint => ({ code, en, de, type: 'owned' })
const free = (code: string, en: string, de: string, parent: string, type: 'owned' | 'earned') => ({
  code,
  en,
  de,
  parent,
  type,
})

export const TOUCHPOINT_TREE: readonly SampleTouchpoint[] = [
  group('AV', 'Audiovisual', 'Bewegtbild'),
  paid('TV', 'Television', 'Fernsehen', 'AV', 'cpp', 1200),
  paid('TV_SPONSORING', 'TV sponsorship', 'TV-Sponsoring', 'TV', 'cpp', 900, 'TV'),
  paid('BVOD', 'Broadcaster video on demand', 'Mediatheken', 'AV', 'cpm', 28),
  paid('OLV', 'Online video', 'Online-Video', 'AV', 'cpm', 14),
  paid('YOUTUBE', 'YouTube', 'YouTube', 'AV', 'cpv', 0.03),
  paid('CTV', 'Connected TV', 'Connected TV', 'AV', 'cpm', 26, 'BVOD'),
  paid('CINEMA', 'Cinema', 'Kino', 'AV', 'cpm', 65),
  group('SOCIAL_ALL', 'Social media', 'Soziale Medien'),
  paid('SOCIAL', 'Paid social', 'Bezahlte soziale Medien', 'SOCIAL_ALL', 'cpm', 8),
  paid('INFLUENCER', 'Influencers', 'Influencer', 'SOCIAL_ALL', 'flat', 25_000, 'SOCIAL'),
  free('SOCIAL_OWNED', 'Own social channels', 'Eigene Kanäle', 'SOCIAL_ALL', 'owned'),
  free('SOCIAL_EARNED', 'Shares and mentions', 'Erwähnungen', 'SOCIAL_ALL', 'earned'),
  group('AUDIO_ALL', 'Audio media', 'Audio'),
  paid('RADIO', 'Radio', 'Radio', 'AUDIO_ALL', 'cpp', 350),
  paid('AUDIO', 'Streaming audio', 'Audio-Streaming', 'AUDIO_ALL', 'cpm', 11),
  paid('PODCAST', 'Podcasts', 'Podcasts', 'AUDIO_ALL', 'cpm', 24, 'AUDIO'),
  group('OUTDOOR', 'Out of home', 'Außenwerbung'),
  paid('OOH', 'Posters', 'Plakate', 'OUTDOOR', 'cpm', 5),
  paid('DOOH', 'Digital out of home', 'Digitale Außenwerbung', 'OUTDOOR', 'cpm', 9),
  paid('TRANSIT', 'Public transport', 'Nahverkehr', 'OUTDOOR', 'flat', 40_000, 'OOH'),
  group('PUBLISHING', 'Print media', 'Print'),
  paid('PRINT', 'Magazines', 'Zeitschriften', 'PUBLISHING', 'cpm', 32),
  paid('NEWSPAPER', 'Newspapers', 'Zeitungen', 'PUBLISHING', 'cpm', 38, 'PRINT'),
  group('DIGITAL', 'Digital', 'Digital'),
  paid('DISPLAY', 'Display', 'Display', 'DIGITAL', 'cpm', 4),
  paid('NATIVE', 'Native', 'Native', 'DIGITAL', 'cpm', 7, 'DISPLAY'),
  paid('SEARCH', 'Paid search', 'Suchanzeigen', 'DIGITAL', 'cpc', 1.4, 'DISPLAY'),
  paid('RETAIL_MEDIA', 'Retail media', 'Retail Media', 'DIGITAL', 'cpc', 0.9, 'DISPLAY'),
  free('WEBSITE', 'Website', 'Website', 'DIGITAL', 'owned'),
  free('SEARCH_ORGANIC', 'Organic search', 'Organische Suche', 'DIGITAL', 'earned'),
  group('DIRECT', 'Direct', 'Direkt'),
  free('EMAIL', 'Email', 'E-Mail', 'DIRECT', 'owned'),
  free('SHOP', 'In store', 'Am Regal', 'DIRECT', 'owned'),
  free('PACKAGING', 'Packaging', 'Verpackung', 'DIRECT', 'owned'),
  free('REVIEWS', 'Reviews', 'Bewertungen', 'DIRECT', 'earned'),
  free('WORD_OF_MOUTH', 'Word of mouth', 'Empfehlung', 'DIRECT', 'earned'),
]

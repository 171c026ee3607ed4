import { dateOf, dayNumber } from '../../../../miniapps/domain/kernel/periods/days.ts'
import type { StagedValues } from '../../../../miniapps/domain/uploads/stage-lines.ts'
import type { FileLocale } from '../../../../miniapps/domain/uploads/upload-cell.ts'
import { Dice } from '../../../world/dice.ts'

/** A vendor's file of the sample world, and how its lines were said. */
export interface SampleUpload {
  key: string
  vendor: string
  fileName: string
  sheet: string
  locale: FileLocale
  touchpoint: { name: string; code: string }
  unit: string
  properties: readonly string[]
  formats: readonly string[]
  lines: number
  rateType: 'cpm' | 'spot'
  /** Of the first flight. */
  start: string
  /** The file's own total less the sum of its lines, in minor units. */
  difference: number | null
  leftOut: number
}

export const SAMPLE_UPLOADS: readonly SampleUpload[] = [
  {
    key: 'northlight',
    vendor: 'Northlight Video',
    fileName: 'Northlight_Video_Acme_v3.xlsx',
    sheet: 'Media plan',
    locale: 'en-GB',
    touchpoint: { name: 'Online video', code: 'OLV' },
    unit: 'Impressions',
    properties: ['Northlight Play', 'Northlight Sport', 'Northlight News', 'Northlight Kids'],
    formats: ['Pre-roll 20s', 'Mid-roll 20s', 'Bumper 6s', 'Pause ad'],
    lines: 20,
    rateType: 'cpm',
    start: '2026-03-02',
    difference: 1,
    leftOut: 6,
  },
  {
    key: 'funkhaus',
    vendor: 'Funkhaus Nord',
    fileName: 'Angebot_2026-0815.xlsx',
    sheet: 'Angebot',
    locale: 'de-DE',
    touchpoint: { name: 'Radio', code: 'AUDIO' },
    unit: 'Spots',
    properties: ['Radio Nord', 'Welle Küste', 'Stadtfunk 101'],
    formats: ['Spot 20"', 'Spot 30"', 'Tandemspot', 'Patronat'],
    lines: 12,
    rateType: 'spot',
    start: '2026-04-01',
    difference: 0,
    leftOut: 5,
  },
  {
    key: 'stellar',
    vendor: 'Stellar Out-of-Home',
    fileName: 'Stellar OOH proposal.xlsx',
    sheet: 'Plan',
    locale: 'en-US',
    touchpoint: { name: 'Out of home', code: 'OOH' },
    unit: 'Units',
    properties: ['Digital bulletin', 'Transit shelter set', 'Wallscape downtown', 'Airport lightbox'],
    formats: ['Digital', 'Large format'],
    lines: 36,
    rateType: 'spot',
    start: '2026-05-04',
    difference: null,
    leftOut: 4,
  },
]

const UNIT_RATE = 10_000
const LONGEST_DAYS = 40

/** Made-up lines of a vendor's file; one seed always makes the same lines. */
export function sampleValues(upload: SampleUpload, seed: number): StagedValues[] {
  const dice = new Dice(seed)
  const first = dayNumber(upload.start)
  return Array.from({ length: upload.lines }, (_, at): StagedValues => {
    const cents =
      upload.rateType === 'cpm'
        ? 650 + 5 * Math.floor(dice.next() * 120)
        : 4000 + 10 * Math.floor(dice.next() * 9000)
    const bought =
      upload.rateType === 'cpm'
        ? 100_000 + 1000 * Math.floor(dice.next() * 300)
        : 4 + Math.floor(dice.next() * 40)
    const start = first + Math.floor(dice.next() * LONGEST_DAYS)
    return {
      property: upload.properties[at % upload.properties.length]!,
      placement: upload.formats[Math.floor(at / upload.properties.length) % upload.formats.length]!,
      touchpoint: upload.touchpoint.name,
      rateType: upload.rateType,
      rate: (cents * UNIT_RATE) / 100,
      quantity: bought,
      start: dateOf(start),
      end: dateOf(start + 7 + Math.floor(dice.next() * LONGEST_DAYS)),
      net: upload.rateType === 'cpm' ? (cents * bought) / 1000 : cents * bought,
    }
  })
}

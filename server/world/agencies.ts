import type { Insertable } from 'kysely'
import type { Database } from '../db/schema.ts'

interface SampleAgency extends Insertable<Database['agency']> {
  advertisers: number
  brands: number
}

/** Two hundred advertisers and more, two thousand brands between them. */
export const AGENCIES: readonly SampleAgency[] = [
  agency('choreograph', 'Choreograph', 46, 430),
  agency('essence', 'Essence', 20, 190),
  agency('greenhouse', 'Greenhouse', 10, 90),
  agency('groupm', 'GroupM', 16, 140),
  agency('mediacom', 'MediaCom', 28, 260),
  agency('mindshare', 'Mindshare', 36, 340),
  agency('msix', 'm/SIX', 10, 100),
  agency('wavemaker', 'Wavemaker', 40, 380),
  agency('wms', 'WMS', 8, 70),
]

export function agencyOf(code: string): SampleAgency {
  const found = AGENCIES.find((agency) => agency.code === code)
  if (!found) throw new Error(`Agency ${code} is not in the sample world`)
  return found
}

function agency(code: string, name: string, advertisers: number, brands: number): SampleAgency {
  return {
    code,
    id: `agency-${code}`,
    name,
    az_id: `az-agency-${code}`,
    applications_id: `applications-${code}`,
    organisations_id: `organisation-${code}`,
    default_theme: `${code}-theme`,
    advertisers,
    brands,
  }
}

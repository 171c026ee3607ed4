import type { RateType } from '../planning/costs/line-cost.ts'

/** As vendors write them, without signs and in small letters. */
const NAMES: Readonly<Record<RateType, string>> = {
  cpm: 'cpm tkp thousand tausenderkontaktpreis costpermille mille dcpm vcpm netcpm 1000',
  flat: 'flat fix fixed festpreis pauschal pauschale forfait fijo fixo flatrate flatfee fixedfee tenancy sponsorship 固定',
  cpp: 'cpp cprp grp cpgrp costperpoint',
  cpc: 'cpc click clicks klick costperclick',
  cpv: 'cpv cpcv view views costperview',
  cpa: 'cpa cpl cpo action lead acquisition costperaction',
  spot: 'spot spots unit unitrate perspot einzelpreis insertion insertions anzeige schaltung',
}

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([type, names]) => names.split(' ').map((name) => [name, type as RateType])),
)

/** The kind of rate that a text of a vendor means; undefined for what is none. */
export const rateTypeOf = (text: string): RateType | undefined =>
  BY_NAME.get(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )

/** The kind of rate that the title of a column names: "Net CPM", "TKP in EUR". */
export const rateTypeIn = (label: string): RateType | undefined =>
  label
    .split(/[^\p{L}\p{N}]+/u)
    .map(rateTypeOf)
    .find((type) => type !== undefined)

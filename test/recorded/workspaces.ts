// recorded from the sample world by RECORD=1 npm test -- server test/recorded.test.ts
import type {
  AgencyRights,
  CountryLine,
  MemberLine,
  WorkspaceDetail,
  WorkspaceLine,
} from '../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Page } from '../../shell/contract/page.ts'

export const TREE: Page<WorkspaceLine> = {
  data: [
    {
      id: 'advertiser-004',
      type: 'ADVERTISER',
      name: 'Adlington Furniture',
      status: 'LIVE',
      countries: [],
      currency: null,
      logoUrl: null,
      above: [],
      below: 3,
    },
    {
      id: 'advertiser-033',
      type: 'ADVERTISER',
      name: 'Albrant Beverages',
      status: 'LIVE',
      countries: [],
      currency: null,
      logoUrl: null,
      above: [],
      below: 3,
    },
  ],
  next: null,
}

export const RIGHTS: { data: AgencyRights } = {
  data: {
    manages: true,
    sharesRivals: false,
    openRequests: 0,
    brands: { LIVE: 343, PITCH: 43, TEST: 17, INACTIVE: 27 },
  },
}

export const COUNTRIES: { data: readonly CountryLine[] } = {
  data: [
    { code: 'AE', name: 'United Arab Emirates', currency: 'AED', region: 4 },
    { code: 'AL', name: 'Albania', currency: 'ALL', region: 1 },
  ],
}

export const BRAND: { data: WorkspaceDetail } = {
  data: {
    id: 'brand-0001',
    azId: 'az-brand-0001',
    agency: 'choreograph',
    type: 'BRAND',
    name: 'Abelia Hair',
    status: 'LIVE',
    description: '',
    categories: ['Consumer Goods'],
    countries: ['GB'],
    regions: [1],
    currency: 'GBP',
    logoUrl: null,
    path: [
      { id: 'advertiser-001', type: 'ADVERTISER', name: 'Norvane Consumer Goods' },
      {
        id: 'advertiser-market-0008',
        type: 'ADVERTISER_MARKET',
        name: 'Norvane Consumer Goods United Kingdom',
      },
    ],
    above: ['Norvane Consumer Goods', 'Norvane Consumer Goods United Kingdom'],
    below: 0,
    createdAt: '2022-03-11T12:00:00.000Z',
    createdBy: null,
    updatedAt: '2025-02-13T12:00:00.000Z',
    updatedBy: null,
    mayManage: true,
    managesAgency: true,
  },
}

export const MEMBERS: Page<MemberLine> = {
  data: [
    {
      id: 'person-no-agency-access',
      name: 'Sven Dahlgren',
      email: 'no-agency-access@agency.example',
      role: 'member',
      isIndirect: false,
    },
    {
      id: 'person-other-agency',
      name: 'Claire Fontaine',
      email: 'other-agency@agency.example',
      role: 'member',
      isIndirect: false,
    },
  ],
  next: null,
}

import { inCategory } from '../app-row.ts'

const CAMPAIGNS = { help: 'campaigns', support: 'Campaigns' } as const
const SCENARIOS = { help: 'scenarios' } as const
const TOUCHPOINTS = {
  help: 'touchpoints',
  support: 'Touchpoints',
  needs: { permission: 'MxmzTouchpointsAppAccess' },
  menu: [{ livePanel: true }],
} as const

export const PLAN = inCategory('Plan', [
  {
    ...CAMPAIGNS,
    key: 'campaigns-list',
    built: true,
    apis: ['campaigns', 'documents'],
    title: 'Campaigns',
    icon: 'megaphone',
    routes: ['/brands/{brandId}/campaigns/list'],
    needs: { permission: 'MxmzCampaignsListAppAccess' },
    redirects: [
      {
        path: '/brands/{brandId}/campaigns',
        to: '/brands/{brandId}/campaigns/list',
        needs: { permission: 'MxmzCampaignsAppAccess' },
      },
      { path: '/brands/{brandId}/briefs', to: '/brands/{brandId}/campaigns' },
    ],
    menu: [{ permission: 'MxmzCampaignsAppAccess', breadcrumbTitle: 'Campaigns' }],
  },
  {
    ...CAMPAIGNS,
    key: 'media-plan-uploader',
    title: 'Media plan uploader',
    icon: 'upload',
    routes: ['/brands/{brandId}/campaigns/custom'],
    needs: { permission: 'MxmzMediaPlansUploaderAppAccess' },
    menu: [
      {
        title: 'Custom media plans',
        path: '/brands/{brandId}/campaigns/custom/list',
        breadcrumbTitle: 'Custom plans',
      },
    ],
  },
  {
    ...CAMPAIGNS,
    key: 'media-plan-comparison',
    title: 'Media plan comparison',
    icon: 'columns-2',
    routes: ['/brands/{brandId}/campaigns/comparison'],
    needs: { permission: 'MxmzMediaPlansComparisonAppAccess' },
    menu: [{ path: '/brands/{brandId}/campaigns/comparison/list', breadcrumbTitle: 'Comparison' }],
  },
  { key: 'media-planner', title: 'Media planner', icon: 'calendar-range', routes: ['/mtv/mpl'] },
  { key: 'budget', title: 'Budget', icon: 'wallet', routes: ['/brands/{brandId}/budget'] },
  {
    key: 'media-marketing-mix',
    title: 'Media marketing mix',
    icon: 'chart-pie',
    routes: ['/brands/{brandId}/media-marketing-mix'],
  },
  {
    ...CAMPAIGNS,
    key: 'campaigns-setup',
    built: true,
    apis: ['documents', 'campaigns', 'touchpoints'],
    title: 'Campaign setup',
    icon: 'list-plus',
    routes: ['/brands/{brandId}/campaigns/setup'],
    needs: { permission: 'MxmzCampaignsSetupAppAccess' },
  },
  {
    ...CAMPAIGNS,
    key: 'media-plan-results',
    title: 'Media plan results',
    icon: 'chart-no-axes-combined',
    routes: ['/brands/{brandId}/campaigns/results'],
  },
  {
    ...TOUCHPOINTS,
    key: 'touchpoints',
    title: 'Touchpoints',
    icon: 'waypoints',
    routes: ['/brands/{brandId}/touchpoints'],
  },
  {
    ...TOUCHPOINTS,
    key: 'touchpoints-configuration',
    title: 'Touchpoints configuration',
    icon: 'sliders-horizontal',
    routes: ['/brands/{brandId}/touchpoints-ui'],
  },
  {
    ...SCENARIOS,
    key: 'architect-junior',
    title: 'Express scenario',
    icon: 'zap',
    routes: ['/brands/{brandId}/express-scenario'],
    needs: { permission: 'MxmzJuniorAppAccess' },
  },
  {
    ...SCENARIOS,
    key: 'architect-rf-curves-admin',
    built: true,
    apis: ['documents', 'curves', 'touchpoints'],
    title: 'Reach and frequency curves',
    icon: 'chart-spline',
    routes: ['/brands/{brandId}/rf-curves-admin'],
    needs: { permission: 'MxmzRfCurvesAdminAppAccess' },
    menu: [{ breadcrumbTitle: 'RF curves' }],
  },
  {
    key: 'segment-opportunity-simulator-uk',
    title: 'Segment opportunity simulator UK',
    icon: 'target',
    routes: ['/so_simulator'],
    needs: { permission: 'SegmentOpportunitySimulatorUK' },
  },
  {
    key: 'segment-opportunity-simulator-us',
    title: 'Segment opportunity simulator US',
    icon: 'crosshair',
    routes: ['/segment-opportunity-simulator-us'],
    needs: { permission: 'SegmentOpportunitySimulatorUS' },
  },
])

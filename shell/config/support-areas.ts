/** Spec section 3: which support area an app belongs to, by group. */
export const SUPPORT_AREAS: readonly { area: string; apps: readonly string[] }[] = [
  {
    area: 'Campaigns',
    apps: [
      'campaigns-list',
      'campaigns-setup',
      'media-plan-comparison',
      'media-plan-results',
      'media-plan-uploader',
    ],
  },
  {
    area: 'Audiences',
    apps: [
      'audiences',
      'audience-data-builder',
      'audience-builder',
      'audience-translator',
      'audience-composer',
      'audience-library',
      'audience-profiler',
      'audience-galaxy',
    ],
  },
  { area: 'Touchpoints', apps: ['touchpoints', 'touchpoints-configuration'] },
]

/** For apps outside these groups. */
export const OTHER_SUPPORT_AREA = 'Something else'

// Spec section 9: support widget
export const SUPPORT_LOCALE = 'en-gb'
export const SUPPORT_LABEL = 'Contact Support'
export const DEFAULT_SUPPORT_COLOR = '#ff5c00'

const areaOfApp = new Map(SUPPORT_AREAS.flatMap(({ area, apps }) => apps.map((app) => [app, area])))

export const supportAreaOf = (app: string): string => areaOfApp.get(app) ?? OTHER_SUPPORT_AREA

import { inCategory } from '../app-row.ts'

/** Spec section 2: nine fixed scorecards. */
export const AUDITS = [
  ['site-app', 'Site and app'],
  ['ppc', 'PPC'],
  ['content', 'Content'],
  ['social', 'Social'],
  ['ecommerce', 'Ecommerce'],
  ['audience', 'Audience'],
  ['programmatic', 'Programmatic'],
  ['video', 'Video'],
  ['technology', 'Technology'],
] as const

export const UNLOCK = inCategory('Unlock', [
  {
    key: 'scorecards',
    title: 'Scorecards',
    icon: 'clipboard-check',
    built: true,
    routes: ['/brands/{brandId}/scorecards'],
    sameForEachBrand: true,
    menu: [
      {},
      {
        name: 'summary',
        title: 'Summary',
        path: '/brands/{brandId}/scorecards/summary',
        breadcrumbTitle: 'Summary',
      },
      ...AUDITS.map(([id, title]) => ({
        name: id,
        title: `${title} audit`,
        path: `/brands/{brandId}/scorecards/scorecard/${id}/intro`,
        breadcrumbTitle: title,
      })),
    ],
    help: 'scorecards',
    apis: ['scorecards', 'documents'],
  },
  {
    key: 'opportunities',
    title: 'Growth opportunities',
    icon: 'trending-up',
    routes: ['/brands/{brandId}/growth-opportunities'],
  },
  {
    key: 'provoke-brief',
    built: true,
    apis: ['documents', 'campaigns'],
    title: 'Provoke brief',
    icon: 'lightbulb',
    routes: ['/brands/{brandId}/provoke-brief'],
  },
  { key: 'four-mores', title: 'Four mores', icon: 'layers', routes: ['/brands/{brandId}/sog'] },
  { key: 'site-speed', title: 'Site speed', icon: 'gauge', routes: ['/brands/{brandId}/site-speed'] },
  { key: 'martech', title: 'Martech', icon: 'cpu', routes: ['/brands/{brandId}/martech'] },
  {
    key: 'data-strategy',
    title: 'Data strategy deck',
    icon: 'presentation',
    routes: ['/brands/{brandId}/data-strategy-deck'],
  },
  {
    key: 'retail-compass',
    title: 'Retail compass',
    icon: 'compass',
    routes: ['/brands/{brandId}/retail-compass'],
  },
])

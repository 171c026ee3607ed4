import { inCategory } from '../app-row.ts'

const AREA = { help: 'audiences', support: 'Audiences' } as const

export const AUDIENCES = inCategory('Audiences', [
  {
    ...AREA,
    key: 'audiences',
    title: 'Audiences',
    icon: 'users',
    routes: ['/brands/{brandId}/audiences'],
    needs: { permission: 'MxmzAudiencesAppAccess' },
    menu: [{ path: '/brands/{brandId}/audiences/map', livePanel: true, breadcrumbTitle: 'Audience map' }],
  },
  {
    ...AREA,
    key: 'audience-data-builder',
    title: 'Audience data builder',
    icon: 'table-2',
    routes: ['/adb/crosstab'],
    menu: [{ livePanel: true, breadcrumbTitle: 'Crosstab' }],
  },
  {
    ...AREA,
    key: 'audience-builder',
    title: 'Audience builder',
    icon: 'user-plus',
    routes: ['/brands/{brandId}/audience-builder'],
  },
  {
    ...AREA,
    key: 'audience-translator',
    title: 'Audience translator',
    icon: 'languages',
    routes: ['/brands/{brandId}/xlator'],
    needs: { eligibleCountry: true },
    menu: [{ permission: 'MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS' }],
  },
  {
    ...AREA,
    key: 'audience-library',
    title: 'Audience library',
    icon: 'library',
    routes: ['/brands/{brandId}/audlib'],
    needs: { eligibleCountry: true },
    menu: [{ permission: 'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS' }],
  },
  {
    ...AREA,
    key: 'audience-composer',
    title: 'Audience composer',
    icon: 'blocks',
    routes: ['/brands/{brandId}/audience-composer'],
    menu: [{ permission: 'MXMZ_AUDIENCES_COMPOSER_APP_ACCESS', caas: true }],
  },
  {
    ...AREA,
    key: 'audience-profiler',
    title: 'Audience profiler',
    icon: 'scan-face',
    routes: ['/brands/{brandId}/profiler'],
    needs: { eligibleCountry: true },
  },
  {
    ...AREA,
    key: 'audience-galaxy',
    title: 'Audience galaxy',
    icon: 'orbit',
    routes: ['/brands/{brandId}/audience-galaxy'],
  },
  {
    key: 'data-sources-upload',
    title: 'Data sources upload',
    icon: 'database',
    routes: ['/brands/{brandId}/data-sources-upload'],
    needs: { permission: 'MxmzDataSourcesUploadAppAccess' },
    help: 'data-sources',
  },
])

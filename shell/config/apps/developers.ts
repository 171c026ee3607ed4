import { inCategory } from '../app-row.ts'

export const DEVELOPERS = inCategory('Developers', [
  {
    key: 'sample',
    title: 'Sample',
    icon: 'flask-conical',
    built: true,
    routes: ['/sample'],
    menu: [{ permission: 'OsDevelopers' }],
    apis: ['userDetails', 'documents'],
  },
])

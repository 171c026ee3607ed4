import { routes } from '../kit/routes.ts'
import { keepDefault, keepLayout, mark, readLayouts, unmark } from './layouts.ts'

/** Below `/api/home`: how the person arranged their page, and how it begins in an agency. */
export const homeRouter = routes({
  'GET /layout': readLayouts,
  'PUT /layout': keepLayout,
  'PUT /default': keepDefault,
  'PUT /brands/:id': mark,
  'DELETE /brands/:id': unmark,
})

import { routes } from '../kit/routes.ts'
import { giveAgencies } from './give-agencies.ts'
import { givePreview } from './give-preview.ts'
import {
  changePolicy,
  findPeople,
  listCountries,
  listLines,
  listWorkspaces,
  readRights,
  takeLines,
} from './manage/agency-workspaces.ts'
import { decide, listRequests, request, withdraw } from './manage/change-requests.ts'
import {
  change,
  changePicture,
  letIn,
  listActivity,
  listMembers,
  make,
  move,
  read,
  removePicture,
} from './manage/one-workspace.ts'

/** Below `/api/workspaces`: the agencies one belongs to, and the workspaces one may see in them. */
export const workspacesRouter = routes({
  'GET /agencies': giveAgencies,
  'GET /preview': givePreview,

  'GET /tree': listWorkspaces,
  'GET /rights': readRights,
  'GET /countries': listCountries,
  'GET /people': findPeople,
  'GET /lines': listLines,
  'POST /lines': takeLines,
  'PUT /policy': changePolicy,

  'GET /requests': listRequests,
  'POST /requests': request,
  'POST /requests/:id/decide': decide,
  'POST /requests/:id/withdraw': withdraw,

  'POST /': make,
  'GET /:id': read,
  'PATCH /:id': change,
  'POST /:id/status': move,
  'GET /:id/members': listMembers,
  'POST /:id/members': letIn,
  'GET /:id/activity': listActivity,
  'PUT /:id/logo': changePicture,
  'DELETE /:id/logo': removePicture,
})

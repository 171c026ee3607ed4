import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { routes } from '../kit/routes.ts'
import { heldOfVendor } from './held-of-vendor.ts'
import { importUpload } from './import-upload.ts'
import { knownUpload, listUploads, listVendors } from './list-uploads.ts'
import { uploads } from './migrations/001-uploads.ts'
import { UPLOAD_REFUSALS } from './refusals.ts'
import { addUploads } from './sample/add-uploads.ts'

const uploadsRouter = routes(
  {
    'GET /:brandId': listUploads,
    'GET /:brandId/known': knownUpload,
    'GET /:brandId/vendors': listVendors,
    'GET /:brandId/held': heldOfVendor,
    'POST /:brandId': importUpload,
  },
  brandWorld,
)

/** Plans of vendors as they came in; what became of them are documents. */
export const uploadsApi: Api = {
  noun: 'uploads',
  after: ['people', 'workspaces', 'documents', 'planning-clients', 'plans'],
  path: '/uploads',
  apps: ['media-plan-uploader'],
  router: uploadsRouter,
  refusals: UPLOAD_REFUSALS,
  migrations: { '001-uploads': uploads },
  addSample: addUploads,
}

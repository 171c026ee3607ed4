import type { ApiContext, ApiParts } from '../api/kit/api-environment.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { routes } from '../api/kit/routes.ts'
import type { FileStores } from '../files/file-stores.ts'
import type { LiveFeed } from '../live/live-feed.ts'
import {
  act,
  createOne,
  findAll,
  follow,
  listHistory,
  listOfType,
  listReferences,
  mark,
  patch,
  read,
  stand,
  unmark,
} from './calls/documents.ts'
import { addTo, listComments, listNameable, removeOne, rewrite } from './calls/remarks.ts'
import { authorsSince, copyVersion, listVersions, nameOne, readVersion } from './calls/versions.ts'
import type { DocumentFeed } from './document-feed.ts'
import type { DocumentsWorld } from './documents-world.ts'
import { giveFile, takeUpload } from './files/files-calls.ts'
import { UploadSlots } from './files/upload-slots.ts'
import { openDocuments } from './open-documents.ts'

/** Below `/api/documents`: the calls that miniapps/domain/document/wire.ts lists. */
export function documentsApi(
  parts: ApiParts,
  kinds: readonly DocumentKind[],
  feeds: { feed: DocumentFeed; live: LiveFeed },
  files: FileStores,
) {
  const own = { ...parts, kinds, feeds, files, open: openDocuments(parts, kinds), slots: new UploadSlots() }
  const enter = (_: ApiParts, context: ApiContext): DocumentsWorld => ({
    ...own,
    person: context.get('person'),
  })
  return routes(CALLS, enter)(parts)
}

const CALLS = {
  'GET /': findAll,
  'GET /:type': listOfType,
  'POST /:type': createOne,
  'GET /:type/:id': read,
  'PATCH /:type/:id': patch,
  'POST /:type/:id/actions': act,
  'GET /:type/:id/stream': follow,
  'GET /:type/:id/history': listHistory,
  'GET /:type/:id/references': listReferences,
  'PUT /:type/:id/presence': stand,
  'PUT /:type/:id/favourite': mark,
  'DELETE /:type/:id/favourite': unmark,

  'GET /:type/:id/versions': listVersions,
  'POST /:type/:id/versions': nameOne,
  'GET /:type/:id/versions/:version': readVersion,
  'GET /:type/:id/versions/:version/authors': authorsSince,
  'POST /:type/:id/versions/:version/copies': copyVersion,

  'GET /:type/:id/people': listNameable,
  'GET /:type/:id/comments': listComments,
  'POST /:type/:id/comments': addTo,
  'PATCH /:type/:id/comments/:comment': rewrite,
  'DELETE /:type/:id/comments/:comment': removeOne,

  'POST /:type/:id/files': takeUpload,
  'GET /:type/:id/files/:file': giveFile,
}

import { Hono } from 'hono'
import type { Noun } from '../../world/noun.ts'
import type { Api } from './api.ts'
import type { DocumentKind } from './document-kind.ts'

export interface DocumentsAlone extends Pick<Noun, 'noun' | 'addSample'> {
  /** Nouns that its sample needs, beyond those of all documents. */
  after?: readonly string[]
  documents: readonly DocumentKind[]
}

/** A noun that has documents and no tables of its own: `/api/documents` answers all that is asked of it. */
export const documentsAlone = ({ noun, documents, after = [], ...rest }: DocumentsAlone): Api => ({
  noun,
  after: ['people', 'workspaces', 'documents', ...after],
  path: `/${noun}`,
  apps: documents.map(({ definition }) => definition.app),
  router: () => new Hono(),
  migrations: {},
  documents,
  ...rest,
})
